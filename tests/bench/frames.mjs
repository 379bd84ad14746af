// Frame times of a drag, of a deal and of the win show in the real window, beside those of an empty page: node tests/bench/frames.mjs GAME EMPTY
import { startApp } from '../e2e/harness/app.mjs';
import { action, call, deal, set, shows, solution, view } from '../e2e/table.mjs';
import { quantile } from './screen.mjs';

const [game, empty] = process.argv.slice(2);

/** In the page: collects the times between frames from now on, until `benchStop` is set. */
function collect() {
  const frames = [];
  globalThis.benchFrames = frames;
  globalThis.benchStop = false;
  let last = 0;
  const tick = (now) => {
    if (last) frames.push(now - last);
    last = now;
    if (!globalThis.benchStop) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

const stop = (app) => app.execute(() => {
  globalThis.benchStop = true;
  return globalThis.benchFrames;
});
const show = (what, frames) =>
  console.log(`${what}: ${frames.length} frames, median ${quantile(frames, 0.5).toFixed(1)} ms, 95th percentile ${quantile(frames, 0.95).toFixed(1)} ms`);

async function over(binary, work) {
  const app = await startApp({ binary, size: [1000, 720] });
  try {
    await work(app);
  } finally {
    app.stop();
  }
}

await over(empty, async (app) => {
  await app.execute(collect);
  await app.waitFor(() => globalThis.benchFrames.length >= 120);
  show('an empty page', await stop(app));
});

await over(game, async (app) => {
  await app.waitFor(() => document.querySelectorAll('#board [data-card]').length >= 28);
  const { x, y } = await app.execute(() => {
    const box = [...document.querySelectorAll('[data-pile="t7"] [data-card]')].at(-1).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await app.execute(collect);
  const path = Array.from({ length: 120 }, (_, i) => {
    const turn = (i / 60) * 2 * Math.PI;
    return [['move', 500 + 300 * Math.cos(turn), 400 + 150 * Math.sin(turn)], ['pause', 16]];
  }).flat();
  await app.session.mouse([['move', x, y], ['down'], ...path, ['move', x, y], ['up']]);
  show('a drag', await stop(app));
  await app.press('d');
  await app.execute(collect);
  await app.press('r');
  await app.waitFor(() => globalThis.benchFrames.length >= 60);
  show('a deal', await stop(app));

  const { seed, actions } = solution('klondike-1');
  await set(app, { animation: 'off', autoComplete: false });
  await deal(app, { kind: 'seed', text: seed });
  const play = async (text) => {
    const now = await view(app);
    const wanted = text === 'draw' || text === 'recycle' ? { kind: text } : action(now, text).action;
    await call(app, 'play', { action: wanted, revision: now.revision });
  };
  for (const text of actions.slice(0, -1)) await play(text);
  await shows(app, (await view(app)).revision);
  await set(app, { animation: 'normal' });
  await app.execute(collect);
  await play(actions.at(-1));
  await app.waitFor(() => globalThis.benchFrames.length >= 150);
  show('the win show', await stop(app));
});
