// What the view allows, the hand, the stops of the focus, and where a dropped run goes.
import assert from 'node:assert/strict';
import test from 'node:test';
import { layout } from '../../ui/layout.js';
import { dropTarget, gap, overlap } from '../../ui/drop.js';
import { endKey, find, moveTo, movesOf, pileOf, runOf } from '../../ui/moves.js';
import { allStops, endStop, keep, pick, settle, step, stops } from '../../ui/state.js';
import { Table, random, setTable } from './fixtures/table.mjs';

const MID = () => setTable({
  stock: ['?', '?'], waste: ['4 clubs', '3 spades'], fh: ['A hearts', '2 hearts'], fs: ['A spades', '2 spades'],
  t1: ['K spades', 'Q hearts', 'J clubs', '10 diamonds'], t2: ['?', '7 clubs', '6 hearts'], t4: ['?', '?', '3 hearts'], t5: ['5 spades'], t6: ['4 hearts'],
});
const at = (view, pile, index = -1) => pileOf(view, pile).cards.at(index).key;

test('legal moves of a card come from the view', () => {
  const view = MID().view();
  assert.deepEqual(movesOf(view, at(view, 't5')).map((m) => m.to), ['t2']);
  assert.equal(moveTo(view, at(view, 't5'), 't2').count, 1);
  assert.equal(moveTo(view, at(view, 't5'), 't1'), null);
  assert.deepEqual(movesOf(view, null), []);
  assert.equal(endKey(pileOf(view, 'stock')), null);
  assert.equal(endKey(pileOf(view, 't3')), null);
  assert.equal(find(view, 999), null);
  assert.equal(runOf(view, at(view, 't1', 1)).length, 3);
});

test('a card without a destination is not picked up', () => {
  const view = MID().view();
  assert.equal(pick(view, at(view, 't1')), null);
  assert.equal(pick(view, at(view, 't2', 0)), null);
  assert.deepEqual(pick(view, at(view, 't5')), { key: at(view, 't5'), pile: 't5', count: 1, game: view.game });
});

test('the hand lasts only while it means the same run', () => {
  const table = MID();
  const view = table.view(), hand = pick(view, at(view, 't5'));
  assert.deepEqual(keep(view, hand), hand);
  assert.equal(keep({ ...view, game: view.game + 1 }, hand), null);
  assert.equal(keep({ ...view, phase: 'paused' }, hand), null);
  table.play({ kind: 'move', from: 't5', to: 't2', count: 1 });
  assert.equal(keep(table.view(), hand), null);
  assert.equal(keep(view, null), null);
});

test('stops: headers for empty piles and face-down cards, then the face-up cards', () => {
  const view = MID().view();
  assert.deepEqual(stops(view, 'stock'), [{ pile: 'stock', key: null }]);
  assert.deepEqual(stops(view, 'waste'), [{ pile: 'waste', key: at(view, 'waste') }]);
  assert.deepEqual(stops(view, 'fd'), [{ pile: 'fd', key: null }]);
  assert.deepEqual(stops(view, 't3'), [{ pile: 't3', key: null }]);
  assert.equal(stops(view, 't1').length, 4);
  assert.equal(stops(view, 't2')[0].key, null);
  assert.equal(stops(view, 't2').length, 3);
});

test('arrows', () => {
  const view = MID().view();
  const from = (pile, key = null) => ({ pile, key });
  assert.deepEqual(step(view, from('stock'), 'right'), endStop(view, 'waste'));
  assert.deepEqual(step(view, from('fc'), 'right'), endStop(view, 't1'));
  assert.equal(step(view, from('stock'), 'left'), null);
  assert.equal(step(view, endStop(view, 't7'), 'right'), null);
  assert.deepEqual(step(view, from('stock'), 'left', { mirrored: true }), endStop(view, 'waste'));
  assert.deepEqual(step(view, endStop(view, 't1'), 'up'), { pile: 't1', key: at(view, 't1', 2) });
  assert.equal(step(view, endStop(view, 't1'), 'down'), null);
  assert.deepEqual(step(view, { pile: 't1', key: at(view, 't1', 0) }, 'up'), from('stock'));
  assert.deepEqual(step(view, from('t2'), 'up'), endStop(view, 'waste'));
  assert.deepEqual(step(view, from('stock'), 'down'), { pile: 't1', key: at(view, 't1', 0) });
  assert.deepEqual(step(view, endStop(view, 'waste'), 'down'), { pile: 't2', key: at(view, 't2', 1) });
  assert.equal(step(view, from('stock'), 'up'), null);
});

test('item by item the arrows reach every stop once', () => {
  const view = MID().view(), all = allStops(view), seen = [all[0]];
  for (let next = step(view, all[0], 'right', { items: true }); next; next = step(view, next, 'right', { items: true })) seen.push(next);
  assert.deepEqual(seen, all);
});

test('a focus is never lost: any stop settles on one that is there', () => {
  const next = random(3);
  const table = new Table({ seed: 11 });
  let last = table.view();
  for (let i = 0; i < 300; i += 1) {
    const legal = table.legal();
    if (!legal.length) break;
    table.play(legal[Math.floor(next() * legal.length)].action);
    const view = table.view();
    for (const stop of allStops(last)) {
      const now = settle(view, stop);
      assert.ok(stops(view, now.pile).some((s) => s.key === now.key));
      if (stop.key !== null && find(view, stop.key)?.card.face && now.key === stop.key) assert.equal(find(view, stop.key).pile.id, now.pile);
    }
    last = view;
  }
});

const FRESH = Array.from({ length: 7 }, (_, i) => ({ down: i, up: 1 }));
const table = (more = {}) => layout({ width: 1000, height: 648, mode: 'desk', columns: FRESH, stock: 24, waste: 0, foundations: [0, 0, 0, 0], draw: 1, ...more });
const lead = (l, pile, dx = 0, dy = 0) => ({ x: l.places[pile].slot.x + dx * l.w, y: l.places[pile].slot.y + dy * l.h, w: l.w, h: l.h });

test('the lead card decides; the catch area of a column reaches the bottom', () => {
  const l = table();
  assert.deepEqual(dropTarget(lead(l, 't3'), l, ['t3', 't5'], 't1'), { pile: 't3', legal: true });
  assert.deepEqual(dropTarget({ ...lead(l, 't3'), y: l.height - 30 }, l, ['t3'], 't1'), { pile: 't3', legal: true });
  assert.deepEqual(dropTarget(lead(l, 'fs'), l, ['fs'], 't1'), { pile: 'fs', legal: true });
});

test('a drop 30 % off its target is taken, on every side', () => {
  const l = table();
  for (const [dx, dy] of [[0.3, 0], [-0.3, 0], [0.3, 0.3], [-0.3, 0.3], [0, -0.1]]) {
    assert.deepEqual(dropTarget(lead(l, 't3', dx, dy), l, ['t3'], 't7'), { pile: 't3', legal: true }, `${dx},${dy}`);
  }
});

test('a near miss goes to the nearest legal pile; far away it goes back', () => {
  const l = table();
  assert.deepEqual(dropTarget({ x: l.places.t4.slot.x - l.w * 1.1, y: l.places.fs.slot.y, w: l.w, h: l.h }, l, ['fs'], 't7'), { pile: 'fs', legal: true });
  assert.deepEqual(dropTarget(lead(l, 't3', 0.6), l, ['t3'], 't7'), { pile: 't3', legal: true });
  assert.equal(dropTarget({ x: 350, y: 5, w: l.w, h: l.h }, l, ['t7'], 't1'), null);
});

test('hardly moved means put back; on a pile that refuses it is refused', () => {
  const l = table();
  assert.equal(dropTarget(lead(l, 't3', 0.15), l, ['t4'], 't3'), null);
  assert.deepEqual(dropTarget(lead(l, 't3'), l, ['t6'], 't1'), { pile: 't3', legal: false });
});

test('overlap and distance', () => {
  const a = { x: 0, y: 0, w: 10, h: 10 };
  assert.equal(overlap(a, { x: 5, y: 5, w: 10, h: 10 }), 25);
  assert.equal(overlap(a, { x: 10, y: 0, w: 10, h: 10 }), 0);
  assert.equal(gap(a, { x: 13, y: 14, w: 1, h: 1 }), 5);
  assert.equal(gap(a, { x: 2, y: 2, w: 1, h: 1 }), 0);
});
