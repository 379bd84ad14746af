// One deal won by keys alone, by clicks alone, by drags alone; undo and redo across the win; the best is kept.
import assert from 'node:assert/strict';
import test from 'node:test';
import { call, click, deal, drag, keys, play, playLine, ready, settled, shows, solution, view } from './table.mjs';

const PRACTICE = solution('practice-draw-1').actions;
const SEED = solution('klondike-1');

const begin = (app, line) => deal(app, line.seed === null ? { kind: 'practice' } : { kind: 'seed', text: line.seed });
const won = (app) => app.waitFor(() => document.querySelector('dialog#summary[open]') !== null, { what: 'the summary' });

/** What must hold on any table: 52 cards, each once, and a focus that is somewhere. */
async function sound(app) {
  const seen = await app.execute(() => {
    const keys = [...document.querySelectorAll('.card')].map((node) => node.dataset.card);
    return { cards: keys.length, distinct: new Set(keys).size, focus: document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent };
  });
  assert.equal(seen.cards, 52);
  assert.equal(seen.distinct, 52);
  assert.ok(seen.focus, 'nothing named has the focus');
}

test('a win by the keyboard alone, undone, redone, replayed, and the best found after a restart', async (t) => {
  const app = await play(t);
  await begin(app, SEED);
  await playLine(app, SEED.actions, async (a, now, text) => { await a.press(...keys(now, text)); });
  await won(app);
  await sound(app);
  const first = await view(app);
  assert.equal(first.phase, 'won');
  assert.equal(await app.execute(() => document.activeElement.dataset.do), 'new-same-rules');
  // Undo across the win: the summary goes, the game is open again; redo wins again.
  await app.press('Escape');
  await app.press('Ctrl+z');
  await app.waitFor(() => document.querySelector('[data-status="home"]').textContent.includes('51/52'));
  await app.press('Ctrl+y');
  await won(app);
  assert.equal((await view(app)).phase, 'won');
  // The same deal again, by the summary.
  await app.click('#summary [data-do="replay"]');
  await app.waitFor(() => !document.querySelector('dialog[open]') && document.querySelector('[data-status="home"]').textContent.includes('0/52'));
  const again = await settled(app);
  assert.equal(again.deal.label, first.deal.label);
  assert.equal(again.piles.filter((pile) => pile.id[0] === 't').reduce((sum, pile) => sum + pile.cards.length, 0), 28);
  assert.deepEqual(await app.errors(), []);
  const next = await app.restart();
  await ready(next);
  const records = await call(next, 'records');
  assert.match(JSON.stringify(records), new RegExp(`\\b${SEED.actions.length}\\b`));
  assert.match(await next.execute(() => document.querySelector('#tally').textContent), new RegExp(`\\b${SEED.actions.length}\\b`));
});

test('a win by mouse clicks alone', async (t) => {
  const app = await play(t);
  await begin(app, SEED);
  await playLine(app, SEED.actions, click);
  await won(app);
  await sound(app);
  assert.deepEqual(await app.errors(), []);
});

test('a win by drags alone', async (t) => {
  const app = await play(t);
  await begin(app, SEED);
  await playLine(app, SEED.actions, drag);
  await won(app);
  await sound(app);
  assert.deepEqual(await app.errors(), []);
});

test('the practice deal in the fewest actions, on a phone, by taps', async (t) => {
  const app = await play(t, { size: [390, 844], settings: { touch: 'pick' } });
  await begin(app, { seed: null });
  await playLine(app, PRACTICE, async (a, now, text) => {
    if (text === 'draw') return a.touch('[data-pile="stock"] .slot').tap();
    const { card, to } = now.legal.find((move) => move.from === (text[0] === 'w' ? 'waste' : text.slice(0, 2)) && move.to[0] === 'f');
    await a.touch(`[data-card="${card}"]`).tap();
    await a.touch(`[data-pile="${to}"] ${now.piles.find((pile) => pile.id === to).cards.length ? '.card.end' : '.slot'}`).tap();
  });
  await won(app);
  const { summary } = await view(app);
  assert.ok(summary.figures.some((figure) => figure.value === '76'), JSON.stringify(summary.figures));
  assert.deepEqual(await app.errors(), []);
});

test('the finish plays to the win by itself, and any key stops it at a whole card', async (t) => {
  const app = await play(t, { settings: { autoComplete: true, animation: 'normal' } });
  await begin(app, SEED);
  let stopped = false;
  for (const text of SEED.actions) {
    const now = await settled(app);
    if (now.phase !== 'playing' || now.can.finish) { stopped = now.phase === 'finishing'; break; }
    await app.press(...keys(now, text));
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, {}, now.revision);
  }
  await app.press('Escape');
  const now = await settled(app);
  if (stopped) await sound(app);
  if (now.phase === 'playing') await app.press('e');
  await won(app);
  await shows(app, (await view(app)).revision);
  assert.deepEqual(await app.errors(), []);
});
