// Mouse, finger and animation in the real window: drags that end cleanly, clicks that hit one thing, pictures that match.
import assert from 'node:assert/strict';
import test from 'node:test';
import { call, deal, focused, held, onCard, onPile, picture, play, playTo, said, set, settled, solution, view } from './table.mjs';

const LINE = solution('klondike-1').actions;
const SEED = { kind: 'seed', text: 'klondike-1' };
/** A point of the game with a run of several cards to move. */
const MID = 40;

const fresh = async (app, count = MID) => { await deal(app, SEED); return playTo(app, LINE, count); };
const runs = (now) => now.legal.filter((move) => move.action.kind === 'move' && move.from[0] === 't').sort((a, b) => b.count - a.count);
const same = (a, b) => JSON.stringify(a.piles) === JSON.stringify(b.piles) && a.status.find(({ id }) => id === 'moves').text === b.status.find(({ id }) => id === 'moves').text;
const away = { x: 300, y: 620 };

test('drags', async (t) => {
  const app = await play(t);

  await t.test('a drag shows exactly the cards that would move, and keeps the grab point', async () => {
    const now = await fresh(app), [move] = runs(now);
    const from = await onCard(app, move.card);
    const grab = { x: from.x + 35, y: from.y + 8 };
    await app.drag(grab, away, { drop: false });
    const run = now.piles.find((pile) => pile.id === move.from).cards.slice(-move.count).map((card) => card.key);
    assert.deepEqual((await held(app)).sort(), run.sort());
    const box = await app.execute((key) => { const { x, y } = document.querySelector(`[data-card="${key}"]`).getBoundingClientRect(); return { x, y }; }, move.card);
    const [dx, dy] = [away.x - box.x, away.y - box.y];
    assert.ok(Math.abs(dx - 85) < 6 && Math.abs(dy - 18) < 6, `grabbed at ${dx},${dy}`);
    assert.ok((await app.execute(() => document.querySelectorAll('.lit').length)) > 0, 'no destination is lit');
    await app.press('Escape');
    await app.drop();
    assert.deepEqual(await held(app), []);
    assert.ok(same(now, await settled(app)));
  });

  await t.test('a new deal, a key, a lost pointer, a resize, a second finger: each ends a drag and moves nothing', async () => {
    const ends = {
      'pointercancel': () => app.execute(() => document.querySelector('#board').dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))),
      'lostpointercapture': () => app.execute(() => document.querySelector('#board').dispatchEvent(new PointerEvent('lostpointercapture', { bubbles: true }))),
      'blur': () => app.execute(() => window.dispatchEvent(new Event('blur'))),
      'a second finger': () => app.touch([500, 600], { id: 12 }).down(),
      'a key': () => app.press('Shift+ArrowUp'),
      'a resize': () => app.resize(960, 700),
    };
    for (const [name, end] of Object.entries(ends)) {
      const now = await fresh(app), [move] = runs(now);
      await app.drag(await onCard(app, move.card), await onPile(app, move.to), { drop: false });
      assert.equal((await held(app)).length, move.count, name);
      await end();
      await app.waitFor(() => !document.querySelector('.card.held'), { what: `${name} to end the drag` });
      await app.drop();
      assert.ok(same(now, await settled(app)), `${name} has moved a card`);
      assert.deepEqual(await picture(app), [], name);
    }
    await app.resize(1000, 720);
    const now = await fresh(app), [move] = runs(now);
    await app.drag(await onCard(app, move.card), await onPile(app, move.to), { drop: false });
    await deal(app, { kind: 'practice' });
    assert.deepEqual(await held(app), []);
    await app.drop();
    assert.equal((await settled(app)).status.find(({ id }) => id === 'home').text, 'Home 0/52');
    assert.deepEqual(await picture(app), []);
  });

  await t.test('Space during a drag draws nothing', async () => {
    const now = await fresh(app);
    const top = now.piles[1].cards.at(-1).key;
    await app.drag(await onCard(app, top), away, { drop: false });
    await app.press('Space');
    await app.drop();
    await app.press('Escape');
    assert.ok(same(now, await settled(app)));
  });

  await t.test('a drop 30 % beside its target is taken; on a wrong pile it glides back with the reason', async () => {
    let now = await fresh(app);
    const move = runs(now).find(({ to }) => to[0] === 't') ?? runs(now)[0];
    const [from, to] = [await onCard(app, move.card), await onPile(app, move.to)];
    await app.drag(from, { x: to.x + 30, y: to.y }, { steps: 4 });
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, {}, now.revision);
    now = await fresh(app);
    const other = ['t1', 't2', 't3', 't4', 't5', 't6', 't7'].find((id) => id !== move.from && !now.legal.some((m) => m.card === move.card && m.to === id));
    await app.drag(await onCard(app, move.card), await onPile(app, other));
    await app.waitFor(() => /cannot|only/i.test(document.querySelector('#status').textContent), { what: 'the reason' });
    assert.ok(same(now, await settled(app)));
    assert.deepEqual(await picture(app), []);
  });
  assert.deepEqual(await app.errors(), []);
});

test('clicks and taps', async (t) => {
  const app = await play(t);

  await t.test('ten fast clicks on the stock are ten draws', async () => {
    await deal(app, SEED);
    await app.click(await onPile(app, 'stock'), { count: 10 });
    await app.waitFor(() => document.querySelectorAll('[data-pile="waste"] .card').length === 10, { what: 'ten cards on the waste' });
    assert.equal((await settled(app)).status.find(({ id }) => id === 'home').text, 'Home 0/52');
  });

  await t.test('a double click sends home, once, and hits nothing else; more clicks lose nothing', async () => {
    for (const count of [2, 3, 6]) {
      await deal(app, SEED);
      let now = await settled(app);
      let home = now.legal.find((move) => move.to[0] === 'f');
      for (let i = 0; !home; i += 1) { now = await playTo(app, [LINE[i]], 1); home = now.legal.find((move) => move.to[0] === 'f'); }
      const before = now.piles.find((pile) => pile.id === 'stock').cards.length;
      await app.click(await onCard(app, home.card), { count });
      await app.waitFor((key) => document.querySelector(`[data-card="${key}"]`).closest('[data-pile]').dataset.pile[0] === 'f', {}, home.card);
      now = await settled(app);
      assert.equal(now.piles.find((pile) => pile.id === 'stock').cards.length, before);
      assert.equal(now.status.find(({ id }) => id === 'home').text.replace(/\D+(\d+).*/, '$1'), '1', `${count} clicks`);
      await app.press('Escape');
      assert.deepEqual(await picture(app), []);
    }
  });

  await t.test('the second mouse button sends home', async () => {
    await deal(app, SEED);
    let now = await settled(app), home = now.legal.find((move) => move.to[0] === 'f');
    for (let i = 0; !home; i += 1) { now = await playTo(app, [LINE[i]], 1); home = now.legal.find((move) => move.to[0] === 'f'); }
    await app.rightClick(await onCard(app, home.card));
    await app.waitFor((key) => document.querySelector(`[data-card="${key}"]`).closest('[data-pile]').dataset.pile[0] === 'f', {}, home.card);
  });

  await t.test('a card without a destination is not picked up and says so; a wrong target keeps the hand', async () => {
    const now = await fresh(app);
    const stuck = now.piles.flatMap((pile) => (pile.id[0] === 't' ? pile.cards.filter((card) => card.face && !now.legal.some((move) => move.card === card.key)) : []))[0];
    await app.click(await onCard(app, stuck.key));
    assert.equal(await said(app), 'No legal destination.');
    assert.deepEqual(await held(app), []);
    const [move] = runs(now);
    await app.click(await onCard(app, move.card));
    assert.equal((await held(app)).length, move.count);
    const wrong = ['t1', 't2', 't3', 't4', 't5', 't6', 't7'].find((id) => id !== move.from && !now.legal.some((m) => m.card === move.card && m.to === id));
    await app.click(await onPile(app, wrong));
    await app.waitFor(() => /cannot|only/i.test(document.querySelector('#status').textContent), { what: 'the reason' });
    assert.equal((await held(app)).length, move.count, 'the hand is kept');
    await app.click(away);
    assert.deepEqual(await held(app), []);
    assert.ok(same(now, await settled(app)));
  });

  await t.test('the stock puts the hand down, then draws', async () => {
    const now = await fresh(app), [move] = runs(now);
    await app.click(await onCard(app, move.card));
    await app.click(await onPile(app, 'stock'));
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, {}, now.revision);
    assert.deepEqual(await held(app), []);
    assert.equal((await settled(app)).piles[1].cards.length, now.piles[1].cards.length + 1);
  });

  await t.test('a tap moves where it fits, marks the place, and a second tap on the spot is a slip', async () => {
    const now = await fresh(app), [move] = runs(now);
    const at = await onCard(app, move.card);
    await app.touch(at).tap();
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, {}, now.revision);
    const after = await settled(app);
    assert.ok(await app.execute(() => document.querySelector('.landed') !== null), 'where it has gone is not marked');
    assert.ok(!same(now, after));
    assert.deepEqual(await picture(app), []);
    // The guard lasts 350 ms: two taps in one task are always within it.
    await fresh(app);
    const twice = await settled(app);
    await app.execute((x, y) => {
      for (let i = 0; i < 2; i += 1) {
        const node = document.elementFromPoint(x, y);
        const init = { bubbles: true, clientX: x, clientY: y, pointerId: 30 + i, pointerType: 'touch', isPrimary: true, button: 0, buttons: 1, detail: 1 };
        node.dispatchEvent(new PointerEvent('pointerdown', init));
        node.dispatchEvent(new PointerEvent('pointerup', { ...init, buttons: 0 }));
        node.dispatchEvent(new PointerEvent('click', { ...init, buttons: 0 }));
      }
    }, at.x, at.y);
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, {}, twice.revision);
    assert.equal((await settled(app)).revision, twice.revision + 1);
  });

  await t.test('a tap on a foundation only picks its top up', async () => {
    await deal(app, SEED);
    let now = await settled(app);
    for (let i = 0; !now.legal.some((move) => move.from[0] === 'f'); i += 1) now = await playTo(app, [LINE[i]], 1);
    const back = now.legal.find((move) => move.from[0] === 'f');
    await app.touch(await onCard(app, back.card)).tap();
    assert.deepEqual(await held(app), [back.card]);
    assert.ok(same(now, await settled(app)));
    await app.touch(await onPile(app, back.to)).tap();
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, {}, now.revision);
  });

  await t.test('drag, click–click, double click and button 2 in one game; tap–tap by a setting', async () => {
    let now = await fresh(app);
    const [move] = runs(now);
    await app.drag(await onCard(app, move.card), await onPile(app, move.to));
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, {}, now.revision);
    now = await settled(app);
    await set(app, { touch: 'pick' });
    const [next] = runs(now);
    await app.touch(await onCard(app, next.card)).tap();
    assert.equal((await held(app)).length, next.count);
    await app.touch(await onPile(app, next.to)).tap();
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, {}, now.revision);
    await set(app, { touch: 'move', mouse: 'move' });
    now = await fresh(app);
    await app.click(await onCard(app, runs(now)[0].card));
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, {}, now.revision);
    await set(app, { mouse: 'pick' });
  });

  await t.test('a mouse that rests on a covered card looks at it, and still reaches the cards below', async () => {
    const now = await fresh(app);
    const column = now.piles.find((pile) => pile.id[0] === 't' && pile.cards.filter((card) => card.face).length >= 3);
    const up = column.cards.filter((card) => card.face);
    await app.hover(await onCard(app, up[0].key));
    await app.waitFor(() => !document.querySelector('#peek').hidden, { what: 'a look at the card' });
    const below = await onCard(app, up[1].key);
    assert.equal(await app.execute((x, y) => document.elementFromPoint(x, y).closest('.card').dataset.card, below.x, below.y), String(up[1].key));
    await app.hover(away);
    await app.waitFor(() => document.querySelector('#peek').hidden);
    await app.press(column.id[1], ...up.slice(1).map(() => 'ArrowUp'), 'v');
    await app.waitFor(() => !document.querySelector('#peek').hidden, { what: 'a look by key' });
    await app.press('v');
    await app.waitFor(() => document.querySelector('#peek').hidden);
  });

  await t.test('a press without a pointer, as switches make it, picks up and drops', async () => {
    await set(app, { mouse: 'move', touch: 'move' });
    const now = await fresh(app), [move] = runs(now);
    await app.execute((key) => document.querySelector(`[data-card="${key}"]`).click(), move.card);
    assert.equal((await held(app)).length, move.count);
    await app.execute((id) => document.querySelector(`[data-pile="${id}"] .slot`).click(), move.to);
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, {}, now.revision);
    await set(app, { mouse: 'pick' });
  });
  assert.deepEqual(await app.errors(), []);
});

test('animation follows, and never stands in the way', async (t) => {
  const app = await play(t, { settings: { animation: 'slow' } });
  const still = () => app.waitFor(() => document.getAnimations().every((a) => a.playState !== 'running'), { what: 'the table at rest' });

  await t.test('fifty inputs during animation end in the right picture', async () => {
    await fresh(app);
    for (let i = 0; i < 25; i += 1) await app.press('d', 'u');
    const now = await settled(app);
    await still();
    assert.deepEqual(await picture(app), []);
    const shown = await app.execute(() => [...document.querySelectorAll('[data-pile]')].map((group) => [...group.querySelectorAll('.card')].map((card) => Number(card.dataset.card))));
    assert.deepEqual(shown, now.piles.map((pile) => pile.cards.map((card) => card.key)));
  });

  await t.test('undo in the middle of a move keeps the order of the cards', async () => {
    const now = await fresh(app), [move] = runs(now);
    await call(app, 'play', { action: move.action, revision: now.revision });
    await app.press('Ctrl+z');
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) >= r, {}, now.revision + 2);
    const order = await app.execute((id) => [...document.querySelectorAll(`[data-pile="${id}"] .card`)].map((card) => Number(card.style.zIndex)), move.from);
    assert.deepEqual(order, [...order].sort((a, b) => a - b));
    await still();
    assert.deepEqual(await picture(app), []);
  });

  await t.test('a resize in the middle of a move leaves no card behind', async () => {
    for (const size of [[900, 700], [390, 844], [844, 390], [1000, 720]]) {
      const now = await settled(app), [move] = runs(now);
      await call(app, 'play', { action: move.action, revision: now.revision });
      await app.resize(...size);
      await still();
      await app.waitFor(() => document.querySelector('#board').getBoundingClientRect().right <= innerWidth + 1);
      assert.deepEqual(await picture(app), [], size.join('×'));
      await call(app, 'undo', { revision: (await view(app)).revision });
    }
  });

  await t.test('off means at once', async () => {
    await set(app, { animation: 'off' });
    const now = await fresh(app), [move] = runs(now);
    await app.executeAsync((action, revision) => globalThis.__TAURI__.core.invoke('play', { action, revision }), move.action, now.revision);
    await settled(app);
    assert.equal(await app.execute(() => document.getAnimations().filter((a) => a.playState === 'running' && a.effect.target.matches('.card')).length), 0);
    assert.deepEqual(await picture(app), []);
  });
  assert.deepEqual(await app.errors(), []);
  assert.ok(await focused(app));
});
