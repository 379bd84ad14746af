// Takes the README's pictures from the real window: `node docs/pictures.mjs` (after `cargo xtask test` has built the app).
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApp } from '../tests/e2e/harness/app.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'pictures');
const ready = () => document.querySelectorAll('[data-card]').length > 20;
const still = () => document.getAnimations().length === 0;

for (const size of [[1000, 720], [390, 844]]) {
  const app = await startApp({ size });
  const shot = async (/** @type {string} */ name) => {
    await app.waitFor(still);
    await app.screenshot(join(folder, `${name}-${size.join('x')}.png`));
  };
  try {
    await app.waitFor(ready);
    const invoke = (/** @type {string} */ name, /** @type {unknown} */ args) =>
      app.execute((/** @type {any} */ n, /** @type {any} */ a) => window.__TAURI__.core.invoke(n, a), name, args);
    const rules = { draw: 1, passes: null, emptyColumn: 'kings', worryBack: true };
    await invoke('new_game', { setup: { deal: { kind: 'practice' }, rules, scoring: 'none' } });
    await app.waitFor(() => document.querySelector('#status')?.textContent?.includes('Practice'));
    await shot('start');
    await app.press('4');
    await app.press('Enter');
    await shot('game');
    await app.press('Escape');
    await invoke('demo', { step: false });
    await app.waitFor(() => document.querySelector('dialog#summary')?.hasAttribute('open'), { timeout: 120_000 });
    await app.press('Escape');
    await shot('summary');
  } finally {
    await app.desk.stop();
  }
}
