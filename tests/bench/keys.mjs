// Key press to painted board, beside a bare call to frame of the same run: node tests/bench/keys.mjs GAME [PRESSES]
import { startApp } from '../e2e/harness/app.mjs';
import { quantile, report } from './screen.mjs';

const [binary, presses = '120'] = process.argv.slice(2);

/** In the page: notes the time from each key press to the frame that shows its change, and offers a bare call. */
function watch() {
  const painted = (from, into) => requestAnimationFrame(() => setTimeout(() => into.push(performance.now() - from), 0));
  const found = { keys: [], calls: [], frames: [] };
  globalThis.benchFound = found;
  let pressed = 0;
  addEventListener('keydown', (event) => { pressed = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (pressed === 0) return;
    painted(pressed, found.keys);
    pressed = 0;
  }).observe(document.querySelector('#board'), { subtree: true, childList: true, attributes: true });
  globalThis.benchCall = async () => {
    const from = performance.now();
    await globalThis.__TAURI__.core.invoke('settings', {});
    painted(from, found.calls);
  };
  let last = 0;
  const tick = (now) => {
    if (last) found.frames.push(now - last);
    last = now;
    if (found.frames.length < 120) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

const app = await startApp({ binary, size: [1000, 720] });
try {
  await app.waitFor(() => document.querySelectorAll('#board [data-card]').length >= 28);
  await app.execute(watch);
  await app.waitFor(() => globalThis.benchFound.frames.length >= 120);
  for (let press = 1; press <= Number(presses); press += 1) {
    // The first ones warm the caches; they are left out below.
    await app.press(press % 2 ? 'd' : 'u');
    await app.waitFor((count) => globalThis.benchFound.keys.length >= count, {}, press);
    await app.execute(() => { globalThis.benchCall(); });
    await app.waitFor((count) => globalThis.benchFound.calls.length >= count, {}, press);
  }
  const found = await app.execute(() => globalThis.benchFound);
  const [keys, calls] = [found.keys.slice(10), found.calls.slice(10)];
  const frame = quantile(found.frames, 0.5);
  console.log(`a frame takes ${frame.toFixed(1)} ms; ${keys.length} presses, median ${quantile(keys, 0.5).toFixed(1)} ms`);
  report('key press to painted board, 95th percentile, in frames', quantile(keys, 0.95) / frame, 1, 'frames', 2);
  report('the same, beside a bare call to frame', quantile(keys, 0.95), quantile(calls, 0.95), 'ms', 1.5);
} finally {
  app.stop();
}
