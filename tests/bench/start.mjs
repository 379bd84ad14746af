// Start and memory of the game beside an empty Tauri window, in turn: node tests/bench/start.mjs GAME EMPTY [RUNS]
// As a player starts it: the harness's choice of renderer is taken back.
import { setTimeout as pause } from 'node:timers/promises';
import { Desk } from '../e2e/harness/desk.mjs';
import { Screen, memory, quantile, report } from './screen.mjs';

const [game, empty, runs = '7'] = process.argv.slice(2);
const STILL = 1500;

async function start(binary) {
  const desk = await Desk.start({ framebuffer: true });
  delete desk.env.WEBKIT_DISABLE_DMABUF_RENDERER;
  try {
    const screen = new Screen(desk);
    const home = desk.makeFolder('home');
    const began = performance.now();
    desk.spawn(binary, [], { env: { HOME: home, XDG_DATA_HOME: `${home}/data`, XDG_CONFIG_HOME: `${home}/config`, XDG_CACHE_HOME: `${home}/cache` } });
    let [painted, changed, last] = [0, began, 0];
    for (;;) {
      const now = performance.now();
      const { sum, painted: there } = screen.look();
      if (sum !== last) [last, changed] = [sum, now];
      if (!painted && there) painted = now - began;
      if (painted && now - changed > STILL) break;
      if (now - began > 60_000) throw new Error(`${binary} painted nothing in a minute`);
      await pause(4);
    }
    const held = memory(desk);
    screen.close();
    return { painted: painted / 1000, settled: (changed - began) / 1000, held };
  } finally {
    desk.stop();
  }
}

const found = { game: [], empty: [] };
for (let run = 0; run <= Number(runs); run += 1) {
  for (const [name, binary] of [['game', game], ['empty', empty]]) {
    const one = await start(binary);
    if (run > 0) found[name].push(one); // the first round warms the caches
  }
}
const median = (name, what) => quantile(found[name].map((one) => one[what]), 0.5);
report('start to painted table', median('game', 'painted'), median('empty', 'painted'), 's', 1.25);
report('memory, all processes', median('game', 'held'), median('empty', 'held'), 'MiB', 1.2);
console.log(`settled after ${median('game', 'settled').toFixed(2)} s, the empty window after ${median('empty', 'settled').toFixed(2)} s`);
