// How a deal ends and what comes after: the show, the summary, the former game.
import assert from 'node:assert/strict';
import test from 'node:test';
import { call, deal, onCard, onPile, picture, play, playTo, set, settled, solution, view } from './table.mjs';

const LINE = solution('klondike-1').actions;
const SEED = { kind: 'seed', text: 'klondike-1' };
const home = (now) => now.status.find(({ id }) => id === 'home').text;

test('after a win the show plays over the summary; a key ends it, the next one deals', async (t) => {
  const app = await play(t, { settings: { animation: 'normal' } });
  await deal(app, SEED);
  const now = await playTo(app, LINE, LINE.length - 1);
  const last = now.legal.find((move) => move.to[0] === 'f');
  // The click that wins does not end the show, however often it comes.
  await app.click(await onCard(app, last.card), { count: 3 });
  await app.waitFor(() => document.querySelector('#summary.showing canvas.show'), { what: 'the show' });
  assert.equal(await app.execute(() => document.activeElement.dataset.do), 'new-same-rules');
  const won = await settled(app);
  assert.equal(won.phase, 'won');
  await app.press('Enter');
  await app.waitFor(() => document.querySelector('#summary') && !document.querySelector('#summary.showing'));
  assert.equal((await settled(app)).game, won.game, 'the key that ends the show does nothing else');
  assert.equal(await app.execute(() => document.activeElement.dataset.do), 'new-same-rules');
  await app.press('Enter');
  await app.waitFor(() => !document.querySelector('dialog[open]'));
  const next = await settled(app);
  assert.notEqual(next.game, won.game);
  assert.equal(home(next), 'Home 0/52');
  assert.deepEqual(await app.errors(), []);
});

test('no show under reduced motion', async (t) => {
  const app = await play(t, { gtk: ['gtk-enable-animations=0'], settings: { animation: 'normal' } });
  await deal(app, SEED);
  await playTo(app, LINE, LINE.length);
  await app.waitFor(() => document.querySelector('dialog#summary[open]'));
  assert.equal(await app.execute(() => document.querySelector('canvas')), null);
});

test('a new deal can be taken back, with its history, until it is played on', async (t) => {
  const app = await play(t);
  await deal(app, SEED);
  const old = await playTo(app, LINE, 25);
  await app.press('n');
  await app.waitFor(() => document.querySelector('dialog#setup[open]'));
  await app.press('Enter');
  await app.waitFor((game) => !document.querySelector('dialog[open]') && document.querySelectorAll('[data-pile="stock"] .card').length === 24, {}, old.game);
  assert.equal(home(await settled(app)), 'Home 0/52');
  await app.press('u');
  await app.waitFor((cards) => document.querySelectorAll('[data-pile="stock"] .card').length === cards, {}, old.piles[0].cards.length);
  const back = await settled(app);
  assert.deepEqual(back.piles.map((pile) => pile.cards.map((card) => card.face)), old.piles.map((pile) => pile.cards.map((card) => card.face)));
  for (let i = 0; i < 25; i += 1) await app.press('u');
  await app.waitFor(() => document.querySelectorAll('[data-pile="stock"] .card').length === 24);
  const start = await settled(app);
  assert.equal(start.can.undo, false);
  assert.deepEqual(await picture(app), []);
  assert.deepEqual(await app.errors(), []);
});

test('an ended deal shows its figures, and what may come next', async (t) => {
  const app = await play(t);
  await deal(app, SEED);
  await playTo(app, LINE, 25);
  await app.press('m');
  await app.waitFor(() => document.querySelector('dialog#more[open]'));
  await app.click('#more [data-do="end-deal"]');
  await app.waitFor(() => document.querySelector('dialog#summary[open]'));
  const text = await app.execute(() => document.querySelector('#summary').textContent);
  assert.match(text, /Deal ended/);
  assert.doesNotMatch(text, /unwinnable/i);
  for (const what of ['new-same-rules', 'replay', 'setup']) assert.ok(await app.execute((id) => document.querySelector(`#summary [data-do="${id}"]`) !== null, what), what);
  assert.deepEqual(await app.errors(), []);
});

test('a click stops the finish at a whole card, and undo disarms it', async (t) => {
  const app = await play(t, { settings: { animation: 'normal' } });
  await deal(app, SEED);
  let i = 0;
  let now = await settled(app);
  while (!now.can.finish && i < LINE.length) { now = await playTo(app, [LINE[i]], 1); i += 1; }
  assert.ok(now.can.finish, 'the line never comes to a finish');
  await set(app, { autoComplete: true });
  await app.press('e');
  await app.waitFor(() => !document.querySelector('#banner').hidden || document.querySelector('#summary'), { what: 'the finish' });
  await app.click([300, 640]);
  await app.waitFor(() => document.querySelector('#banner').hidden);
  const stopped = await settled(app);
  if (stopped.phase === 'playing') {
    await app.waitFor(() => document.getAnimations().every((a) => a.playState !== 'running'));
    assert.deepEqual(await picture(app), []);
    // Interrupted, a foundation still takes and gives: by the hand, not the machine.
    const next = stopped.legal.find((move) => move.to[0] === 'f' && move.from[0] === 't');
    await app.click(await onCard(app, next.card));
    await app.click(await onPile(app, next.to));
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, {}, stopped.revision);
  }
  await call(app, 'stop');
  assert.ok(['playing', 'won', 'finishing'].includes((await view(app)).phase));
  assert.deepEqual(await app.errors(), []);
});
