// What each player can set for the hand and the ear, in the real window: every key of the table with its twin, letters
// off, other keys, what is said and how much, one switch, larger cards, the mirrored table.
import assert from 'node:assert/strict';
import test from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { KEYS, isPlain, twin } from '../../ui/keys.js';
import { waitFor } from './harness/app.mjs';
import { call, deal, focused, held, play, playTo, said, set, settled, solution } from './table.mjs';

const LINE = solution('klondike-1').actions;
const closed = (app) => app.waitFor(() => !document.querySelector('dialog[open]'), { what: 'no dialog' });
const status = (app) => app.execute(() => document.querySelector('#status').textContent);
const pile = (app) => app.execute(() => document.activeElement.closest('[data-pile]')?.dataset.pile ?? document.activeElement.closest('#toolbar')?.id ?? null);

/** What a key can change: the table, what is said, the focus, the hand, a dialog. Runs in the page. */
const TRACES = () => {
  const node = document.activeElement;
  return JSON.stringify([
    document.querySelector('#board').dataset.revision, document.querySelector('#status').textContent, node.dataset.card ?? node.className, node.closest('[data-pile]')?.dataset.pile ?? node.dataset.do,
    document.querySelectorAll('.held').length, document.querySelector('dialog[open]')?.id, document.querySelector('#peek').hidden, document.querySelector('#verdict').hidden,
  ]);
};
const traces = (app) => app.execute(TRACES);

test('every chord of the key table does something on the board, and so does its twin', async (t) => {
  const app = await play(t);
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  const now = await playTo(app, LINE, 40);
  // In the middle: something lies above and below, to the left and to the right, and something can be redone.
  const deep = now.piles.filter((each) => /^t[3-6]$/.test(each.id)).sort((a, b) => b.cards.filter((card) => card.face).length - a.cards.filter((card) => card.face).length)[0];
  const movable = now.legal.find(({ from, action }) => action.kind === 'move' && from[0] === 't');
  const silent = [];
  for (const entry of KEYS) {
    for (const chord of entry.chords.flatMap((each) => [each, twin(each)]).filter(Boolean)) {
      if (/^(Ctrl\+n|F10)$/.test(chord)) continue; // opens the same as its neighbour, which is pressed
      await app.press(entry.id === 'pick' ? movable.from[1] : entry.id === `column-${deep.id[1]}` ? 's' : deep.id[1]);
      if (entry.id === 'redo') { await app.press('u'); await settled(app); }
      if (entry.id === 'put-down') { await app.press(movable.from[1], ...Array(movable.count - 1).fill('ArrowUp'), 'Enter'); }
      if (entry.id === 'peek' || entry.id === 'down') await app.press('ArrowUp');
      if (entry.id === 'rewind') { await app.press('h'); await settled(app); }
      const before = await traces(app);
      await app.press(chord.replace(/\?/, 'Shift+?'));
      try {
        await waitFor(async () => (await traces(app)) !== before, { timeout: 3000 });
      } catch { silent.push(`${entry.id}: ${chord}`); }
      await settled(app);
      if (['new', 'menu', 'pause', 'help'].includes(entry.id)) {
        await app.waitFor(() => document.querySelector('dialog[open]')?.contains(document.activeElement));
        await app.press(entry.id === 'pause' ? 'Enter' : 'Escape');
        await closed(app);
      }
      if ((await held(app)).length) await app.press('Escape');
      if (/area/.test(entry.id)) await app.execute(() => document.querySelector('#board [tabindex="0"]').focus());
      // As it was before: mostly one step back.
      const table = (at) => JSON.stringify(at.piles.map(({ cards }) => cards.map(({ key }) => key)));
      let after = await settled(app);
      for (let i = 0; i < 2 && table(after) !== table(now) && after.can.undo; i += 1) { await call(app, 'undo', { revision: after.revision }); after = await settled(app); }
      if (table(after) !== table(now)) {
        await deal(app, { kind: 'seed', text: 'klondike-1' });
        await playTo(app, LINE, 40);
      }
    }
  }
  assert.deepEqual(silent, []);
  assert.deepEqual(await app.errors(), []);
});

test('with letters off no plain letter acts, their twins do, and a changed key takes the place of the old one', async (t) => {
  const app = await play(t, { settings: { letters: false } });
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await playTo(app, LINE, 10);
  await app.press('Home');
  const before = await traces(app);
  for (const chord of KEYS.flatMap(({ chords }) => chords).filter((each) => isPlain(each) && /^(Shift\+)?[a-z0-9]$/.test(each))) await app.press(chord);
  await settled(app);
  assert.equal(await traces(app), before);
  await app.press('Ctrl+Alt+i');
  assert.match(await said(app), /\d/);
  await set(app, { letters: true, keys: { draw: 'j' } });
  const { revision } = await settled(app);
  await app.press('d');
  assert.equal((await settled(app)).revision, revision);
  await app.press('j');
  await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, { what: 'the changed key' }, revision);
  await app.press('Ctrl+Alt+j');
  await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r + 1, { what: 'its twin' }, revision);
});

test('reading keys, and how much is said', async (t) => {
  const app = await play(t);
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  const now = await playTo(app, LINE, 40);
  const read = async (key) => { const old = await status(app); await app.press(key); await app.waitFor((text) => document.querySelector('#status').textContent !== text, { what: key }, old); return said(app); };
  await app.press('4');
  assert.equal(await read('c'), now.piles.find(({ id }) => id === 't4').reading);
  assert.equal(await read('t'), now.readings.tops);
  assert.equal(await read('g'), now.readings.foundations);
  assert.match(await read('i'), /\d/);
  const move = now.legal.find(({ action, from }) => action.kind === 'move' && from[0] === 't');
  await app.press(move.from[1], ...Array(move.count - 1).fill('ArrowUp'));
  assert.ok((await read('k')).includes(move.name));
  const last = await said(app);
  assert.equal(await read('l'), last);
  assert.equal(await read('Shift+k'), now.readings.legal);
  // At the edge of the board there is a word for it too.
  await app.press('Home');
  assert.match(await read('ArrowLeft'), /Edge/);
  const lengths = [];
  for (const verbosity of ['terse', 'normal', 'full']) {
    await set(app, { verbosity });
    await deal(app, { kind: 'seed', text: 'klondike-1' });
    lengths.push((await read('d')).length);
  }
  assert.ok(lengths[0] < lengths[1] && lengths[1] < lengths[2], String(lengths));
  await set(app, { positions: 'never' });
  await app.press('5');
  await app.waitFor(() => !/column/.test(document.activeElement.getAttribute('aria-label')), { what: 'a name without its place' });
  await set(app, { positions: 'always', faceDownCounts: true });
  await app.waitFor(() => /column 5, 4 face down/.test(document.activeElement.getAttribute('aria-label')), { what: 'a name with its place' });
  await set(app, { faceDownCounts: false });
  await app.waitFor(() => !/face down/.test(document.activeElement.getAttribute('aria-label')), { what: 'a name without counts' });
  // Moves are read when the focus comes, if that is set.
  await set(app, { readMoves: true });
  await app.press('s');
  const view = await settled(app), can = view.legal.find(({ action, from }) => action.kind === 'move' && from[0] === 't');
  if (can) {
    await app.press(can.from[1]);
    await app.waitFor((name) => document.querySelector('#status').textContent.includes(name), { what: 'the moves of the card' }, can.name);
  }
});

test('the repeat guard swallows the same key in quick succession, and no other', async (t) => {
  const app = await play(t, { settings: { repeatGuard: 500 } });
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  // In one task, so that no busy machine can put time between them.
  const keys = (list) => app.execute((all) => { for (const key of all) document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true })); }, list);
  await keys(['d', 'd', 'd', 'i', 'd']);
  await app.waitFor(() => document.querySelectorAll('[data-pile="waste"] .card').length >= 2);
  await settled(app);
  assert.equal(await app.execute(() => document.querySelectorAll('[data-pile="waste"] .card').length), 2);
});

test('one switch plays: legal moves alone light up, in turn; the press takes the one that is lit; other input ends it', async (t) => {
  const app = await play(t, { settings: { scanning: true, scanSpeed: 700 } });
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  const now = await playTo(app, LINE, 40);
  await app.press('Space');
  const names = now.legal.map(({ name }) => name);
  const heard = new Set();
  await app.waitFor(() => document.querySelector('.lit'), { what: 'the first move' });
  for (let i = 0; i < names.length + 1; i += 1) {
    const old = await status(app);
    heard.add(await said(app));
    await app.waitFor((text) => document.querySelector('#status').textContent !== text, { what: 'the next move' }, old);
  }
  assert.deepEqual([...heard].sort(), [...new Set(names)].sort(), 'each legal move, and nothing else');
  const lit = await said(app);
  await app.press('Space');
  await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, { what: 'the move' }, now.revision);
  assert.ok(names.includes(lit));
  const after = await settled(app);
  await app.waitFor(() => document.querySelector('.lit'), { what: 'the round to go on' });
  await app.press('Escape');
  await app.waitFor(() => !document.querySelector('.lit, .hinted'), { what: 'the round to end' });
  const still = await status(app);
  await pause(1500); // Two steps of the round: silence can only be waited for.
  assert.equal(await status(app), still);
  assert.equal((await settled(app)).revision, after.revision);
  // A press on the bare table starts it too.
  await app.click({ x: 300, y: 640 });
  await app.waitFor(() => document.querySelector('.lit'), { what: 'the round by a click' });
  await set(app, { scanning: false });
  await app.waitFor(() => !document.querySelector('.lit, .hinted'));
  assert.deepEqual(await app.errors(), []);
});

test('mirrored for the left hand the arrows are mirrored too; face-down cards are one stop', async (t) => {
  const app = await play(t, { settings: { leftHanded: true } });
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await app.press('s', 'ArrowLeft');
  assert.equal(await pile(app), 'waste');
  const left = await app.execute(() => document.querySelector('[data-pile="waste"] .slot').getBoundingClientRect().x - document.querySelector('[data-pile="stock"] .slot').getBoundingClientRect().x);
  assert.ok(left < 0, 'the waste lies to the left of the stock');
  await app.press('ArrowRight');
  assert.equal(await pile(app), 'stock');
  await app.press('7', 'ArrowUp');
  assert.match(await focused(app), /^Column 7, .*6 face down/);
  await app.press('ArrowUp');
  assert.notEqual(await pile(app), 't7', 'six face-down cards are one stop');
  await set(app, { leftHanded: false, arrows: 'items' });
  await app.press('Home');
  const seen = [];
  for (let i = 0; i < 8; i += 1) { seen.push(await pile(app)); await app.press('ArrowRight'); }
  assert.deepEqual(seen, ['stock', 'waste', 'fs', 'fh', 'fd', 'fc', 't1', 't2'], 'item by item');
});

test('cards twice as large may scroll, and the focused card is always in view', async (t) => {
  const app = await play(t, { settings: { cardScale: 200 } });
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await playTo(app, LINE, 40);
  const inView = () => app.execute(() => {
    const box = document.querySelector('#ring').getBoundingClientRect(), node = document.activeElement.getBoundingClientRect(), room = document.querySelector('#board').getBoundingClientRect();
    const edge = Math.min(innerWidth, room.right), low = Math.min(innerHeight, room.bottom);
    return { wide: node.width, fits: node.left >= room.left - 2 && node.right <= edge + 2 && node.top >= room.top - 2 && node.top < low - 20 && box.width > 0 };
  });
  const small = await app.execute(() => document.querySelector('#piles').getBoundingClientRect().width);
  assert.ok(small > 1000, 'the table is wider than the window');
  await app.press('Home');
  for (let i = 0; i < 12; i += 1) {
    await app.press('ArrowRight');
    const { fits } = await inView();
    assert.ok(fits, `${await focused(app)} is in view`);
  }
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', '4', 'w', 'Home', 'End', 's', 'Enter', 'd']) {
    await app.press(key);
    await settled(app);
    assert.ok((await inView()).fits, `${key}: ${await focused(app)} is in view`);
  }
  await call(app, 'set_settings', { settings: { cardScale: 100 } });
  await app.waitFor(() => document.querySelector('#piles').getBoundingClientRect().width <= innerWidth, { what: 'the table to fit again' });
  assert.ok(await app.execute(() => document.documentElement.scrollWidth <= innerWidth && document.querySelector('#board').scrollLeft === 0), 'nothing else scrolls');
});
