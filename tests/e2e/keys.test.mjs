// Every key in the real window; the focus is always on something that is there, seen and named.
import assert from 'node:assert/strict';
import test from 'node:test';
import { deal, focused, held, picture, play, playTo, said, set, settled, solution } from './table.mjs';

const LINE = solution('klondike-1').actions;
const moved = (app, revision) => app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, { what: 'a move' }, revision);
const count = (now, id) => now.piles.find((pile) => pile.id === id).cards.length;

/** Fails when the focus is nowhere, unnamed, hidden or without a mark. */
async function wellFocused(app, what) {
  const it = await app.execute(() => {
    const node = document.activeElement, box = node.getBoundingClientRect(), ring = document.querySelector('#ring').getBoundingClientRect();
    return {
      name: node.getAttribute('aria-label') || node.textContent.trim(), tag: node.tagName, wide: box.width, high: box.height,
      inside: box.right > 0 && box.bottom > 0 && box.x < innerWidth && box.y < innerHeight,
      onBoard: node.matches('.card, .slot'), ringed: ring.width > 0 && Math.abs(ring.x - box.x) < 12,
      outline: getComputedStyle(node).outlineStyle !== 'none' || getComputedStyle(node).boxShadow !== 'none',
    };
  });
  assert.notEqual(it.tag, 'BODY', `${what}: nothing has the focus`);
  assert.ok(it.name, `${what}: no name`);
  assert.ok(it.wide > 0 && it.high > 0 && it.inside, `${what}: not to be seen`);
  assert.ok(it.onBoard ? it.ringed : it.outline, `${what}: ${it.name} has no mark of focus`);
}

test('keys', async (t) => {
  const app = await play(t);
  const fresh = async (n = 40) => { await deal(app, { kind: 'seed', text: 'klondike-1' }); return playTo(app, LINE, n); };

  await t.test('the board has the focus at the start, and one Tab stop', async () => {
    await wellFocused(app, 'start');
    assert.equal(await app.execute(() => document.querySelectorAll('#board [tabindex="0"]').length), 1);
  });

  await t.test('arrows, Home and End reach every pile and every face-up card', async () => {
    const now = await fresh();
    await app.press('Home');
    const seen = [];
    for (let i = 0; i < 13; i += 1) {
      await wellFocused(app, `pile ${i}`);
      seen.push(await app.execute(() => document.activeElement.closest('[data-pile]').dataset.pile));
      await app.press('ArrowRight');
    }
    assert.deepEqual(seen, now.piles.map((pile) => pile.id));
    assert.equal(await said(app), 'Edge.');
    await app.press('Home');
    assert.match(await focused(app), /^Stock/);
    await app.press('End');
    const last = now.piles.at(-1).cards.at(-1).name;
    assert.equal(await focused(app), last);
    const column = now.piles.filter((pile) => pile.id[0] === 't').sort((a, b) => b.cards.filter((c) => c.face).length - a.cards.filter((c) => c.face).length)[0];
    await app.press(column.id[1]);
    for (const card of column.cards.filter((c) => c.face).reverse()) {
      assert.equal(await focused(app), card.name);
      await wellFocused(app, card.name);
      await app.press('ArrowUp');
    }
    if (column.cards.some((c) => !c.face)) {
      assert.equal(await focused(app), column.name);
      await wellFocused(app, column.name);
      await app.press('ArrowUp');
    }
    assert.match(await app.execute(() => document.activeElement.closest('[data-pile]').dataset.pile), /^[swf]/);
  });

  await t.test('Enter on the stock draws and stays; D draws and goes to the waste; Space on the bare table draws', async () => {
    const now = await fresh(0);
    await app.press('s', 'Enter', 'Enter');
    await app.waitFor(() => document.querySelectorAll('[data-pile="waste"] .card').length === 2);
    assert.match(await focused(app), /^Stock/);
    await app.press('d');
    await app.waitFor(() => document.querySelectorAll('[data-pile="waste"] .card').length === 3);
    await settled(app);
    assert.equal(await app.execute(() => document.activeElement.closest('[data-pile]').dataset.pile), 'waste');
    await app.click({ x: 300, y: 640 });
    assert.equal(await app.execute(() => document.activeElement.id), 'board');
    await app.press('Space');
    await app.waitFor(() => document.querySelectorAll('[data-pile="waste"] .card').length === 4);
    assert.equal(count(now, 'waste'), 0);
  });

  await t.test('source and target in two strokes: digit and Shift+digit, W and Shift+digit, digit and F', async () => {
    for (let i = 0; i < LINE.length && i < 60; i += 1) {
      const now = await fresh(i);
      const run = now.legal.find((move) => move.from[0] === 't' && move.to[0] === 't' && now.legal.filter((m) => m.from === move.from && m.to === move.to).length === 1);
      if (!run) continue;
      await app.press(run.from[1], `Shift+${run.to[1]}`);
      await moved(app, now.revision);
      const after = await settled(app);
      assert.equal(count(after, run.to), count(now, run.to) + run.count);
      assert.equal(await app.execute(() => Number(document.activeElement.dataset.card)), run.card, 'the focus stays with the card that moved');
      break;
    }
    for (const [start, keys] of [['waste', (move) => ['w', `Shift+${move.to[1]}`]], ['t', (move) => [move.from[1], 'f']]]) {
      for (let i = 0; i < LINE.length; i += 1) {
        const now = await fresh(i);
        const move = now.legal.find((m) => m.from.startsWith(start) && (start === 'waste' ? m.to[0] === 't' : m.to[0] === 'f'));
        if (!move) continue;
        await app.press(...keys(move));
        await moved(app, now.revision);
        assert.equal(count(await settled(app), move.to), count(now, move.to) + 1);
        break;
      }
    }
  });

  await t.test('Esc puts down whatever is in hand, from each kind of pile', async () => {
    for (const kind of ['waste', 't', 'f']) {
      for (let i = 0; i < LINE.length; i += 1) {
        const now = await fresh(i);
        const move = now.legal.find((m) => m.action.kind === 'move' && m.from.startsWith(kind) && (kind !== 't' || m.count === 1));
        if (!move) continue;
        await app.press('s', ...(kind === 'waste' ? ['w'] : kind === 't' ? [move.from[1]] : Array(['fs', 'fh', 'fd', 'fc'].indexOf(move.from) + 1).fill('o')), 'Enter');
        assert.deepEqual(await held(app), [move.card], kind);
        await app.press('Escape');
        assert.deepEqual(await held(app), []);
        assert.equal((await settled(app)).revision, now.revision);
        await wellFocused(app, kind);
        break;
      }
    }
  });

  await t.test('reading keys say something, and L says it again', async () => {
    await fresh();
    await app.press('4');
    for (const key of ['c', 't', 'g', 'i', 'k', 'Shift+k']) {
      await app.press(key);
      const text = await said(app);
      assert.ok(text.length > 3, `${key}: ${text}`);
      await app.press('l');
      assert.equal(await said(app), text);
    }
  });

  await t.test('undo, redo, hint and check', async () => {
    const now = await fresh();
    await app.press('u');
    await moved(app, now.revision);
    await app.press('y');
    await moved(app, now.revision + 1);
    assert.deepEqual((await settled(app)).piles, now.piles);
    await app.press('h');
    await app.waitFor(() => /^Hint|No forward/.test(document.querySelector('#status').textContent));
    await app.press('q');
    await app.waitFor(() => !document.querySelector('#verdict').hidden && document.querySelector('#verdict').dataset.state !== 'thinking', { what: 'a verdict' });
    assert.equal(await app.execute(() => document.querySelector('#verdict').dataset.state), 'winnable');
  });

  await t.test('letters act on the board alone; with letters off their twins act', async () => {
    await fresh(0);
    await app.press('n');
    await app.waitFor(() => document.querySelector('dialog#setup[open]'));
    const now = await settled(app);
    await app.press('d', 'u', 'r');
    assert.equal((await settled(app)).revision, now.revision);
    await app.press('Escape');
    await app.waitFor(() => !document.querySelector('dialog[open]'));
    await wellFocused(app, 'after the dialog');
    await set(app, { letters: false });
    await app.press('d');
    await app.press('Ctrl+Alt+d');
    await moved(app, now.revision);
    assert.equal(count(await settled(app), 'waste'), 1);
    await set(app, { letters: true });
  });

  await t.test('with the menu open Enter does the item alone', async () => {
    const now = await fresh(0);
    await app.press('m');
    await app.waitFor(() => document.querySelector('dialog#more[open]'));
    await app.execute(() => document.querySelector('#more [data-do="about"]').focus());
    await app.press('Enter');
    await app.waitFor(() => document.querySelector('dialog#about[open]'));
    assert.equal((await settled(app)).revision, now.revision);
    await app.press('Escape');
    await app.waitFor(() => !document.querySelector('dialog[open]'));
    await wellFocused(app, 'after the menu');
  });

  await t.test('F6 goes round the areas, Tab round the page', async () => {
    await fresh(1);
    await app.press('s', 'F6');
    assert.ok(await app.execute(() => document.querySelector('#toolbar').contains(document.activeElement)));
    await wellFocused(app, 'toolbar');
    await app.press('F6');
    assert.ok(await app.execute(() => document.querySelector('#board').contains(document.activeElement)));
    const stops = new Set();
    for (let i = 0; i < 14; i += 1) {
      await app.press('Tab');
      await wellFocused(app, `Tab ${i}`);
      stops.add(await focused(app));
    }
    assert.ok(stops.size >= 7, [...stops].join(', '));
    for (let i = 0; i < 14; i += 1) { await app.press('Shift+Tab'); await wellFocused(app, `Shift+Tab ${i}`); }
  });

  await t.test('pause covers the table, Enter goes on', async () => {
    const now = await fresh();
    await app.press('s', 'p');
    await app.waitFor(() => document.querySelector('dialog#pause[open]'));
    assert.equal(await app.execute(() => getComputedStyle(document.querySelector('.card')).visibility), 'hidden');
    assert.equal(await app.execute(() => document.activeElement.dataset.do), 'resume');
    await app.press('Enter');
    await app.waitFor(() => !document.querySelector('dialog[open]'));
    assert.deepEqual((await settled(app)).piles, now.piles);
    await wellFocused(app, 'after the pause');
  });

  await t.test('twenty keys at once: none lost', async () => {
    await fresh(0);
    await app.execute(() => {
      for (let i = 0; i < 20; i += 1) document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', code: 'KeyD', bubbles: true, cancelable: true }));
    });
    await app.waitFor(() => document.querySelectorAll('[data-pile="waste"] .card').length === 20, { what: 'twenty draws' });
    assert.deepEqual(await picture(app), []);
  });
  assert.deepEqual(await app.errors(), []);
});
