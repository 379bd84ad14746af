// axe-core on the table in its states: WCAG 2.2 A/AA and best practice, no violation.
import assert from 'node:assert/strict';
import test from 'node:test';
import { violations } from './harness/axe.mjs';
import { call, deal, onCard, play, playTo, set, settled, solution } from './table.mjs';

const LINE = solution('klondike-1').actions;

test('axe finds nothing on the table', async (t) => {
  const app = await play(t);
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  for (const theme of ['green', 'night', 'paper', 'contrast']) {
    await set(app, { theme });
    await app.waitFor((name) => document.documentElement.dataset.theme === name, {}, theme);
    assert.deepEqual(await violations(app), [], `fresh, ${theme}`);
  }
  await set(app, { theme: 'green' });
  const now = await playTo(app, LINE, 40);
  const move = now.legal.find((m) => m.action.kind === 'move' && m.from[0] === 't');
  await app.click(await onCard(app, move.card));
  assert.deepEqual(await violations(app), [], 'a card in hand');
  await app.press('Escape', 'h');
  await app.waitFor(() => document.querySelector('#status').textContent.length > 0);
  assert.deepEqual(await violations(app), [], 'a hint');
  await app.press('q');
  await app.waitFor(() => !document.querySelector('#verdict').hidden);
  assert.deepEqual(await violations(app), [], 'a verdict');
  await app.resize(390, 844);
  await app.waitFor(() => document.documentElement.dataset.mode === 'phone');
  assert.deepEqual(await violations(app), [], 'on a phone');
  await app.press('p');
  await app.waitFor(() => document.querySelector('dialog#pause[open]'));
  assert.deepEqual(await violations(app), [], 'paused');
  await app.press('Enter');
  await app.waitFor(() => !document.querySelector('dialog[open]'));
  for (const [key, id] of [['n', 'setup'], ['m', 'more'], ['F1', 'help']]) {
    await app.press(key);
    await app.waitFor((name) => document.querySelector(`dialog#${name}[open]`), {}, id);
    assert.deepEqual(await violations(app), [], id);
    await app.press('Escape');
    await app.waitFor(() => !document.querySelector('dialog[open]'));
  }
  await call(app, 'end_deal');
  await app.waitFor(() => document.querySelector('dialog#summary[open]'));
  assert.deepEqual(await violations(app), [], 'summary');
  await settled(app);
});
