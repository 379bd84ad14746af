// What the page knows beyond the view: the hand and the focus. Pure; too trivial to be kept over a restart.
import { PILES, endKey, find, isColumn, movesOf, pileOf } from './moves.js';
/** @typedef {import('./protocol.d.ts').View} View */
/** @typedef {import('./protocol.d.ts').PileId} PileId */

/** A stop of the focus: a card, or (key null) the pile's header. @typedef {{ pile: PileId, key: number | null }} Stop */
/** The run that is picked up, by its lead card. @typedef {{ key: number, pile: PileId, count: number, game: number }} Hand */

/** Picks a card up, if it has somewhere to go. @param {View} view @param {number} key @returns {Hand | null} */
export function pick(view, key) {
  const at = find(view, key);
  if (!at?.card?.face || movesOf(view, key).length === 0) return null;
  return { key, pile: at.pile.id, count: at.count, game: view.game };
}

/** The hand after the table has changed: kept only while it means the same run. @param {View} view @param {Hand | null} hand */
export function keep(view, hand) {
  const now = hand && view.game === hand.game && view.phase === 'playing' ? pick(view, hand.key) : null;
  return now && now.pile === hand?.pile && now.count === hand.count ? now : null;
}

/** The stops of a pile, from its top to its end. The face-down cards of a column share its header. @param {View} view @param {PileId} id @returns {Stop[]} */
export function stops(view, id) {
  const pile = pileOf(view, id), header = { pile: id, key: null };
  if (id === 'stock') return [header];
  const end = endKey(pile);
  if (!isColumn(id)) return [end === null ? header : { pile: id, key: end }];
  const up = pile.cards.filter((card) => card.face).map((card) => ({ pile: id, key: card.key }));
  return up.length === pile.cards.length && up.length > 0 ? up : [header, ...up];
}

/** @param {Stop | undefined} a @param {Stop | undefined} b */
export const same = (a, b) => !!a && !!b && a.pile === b.pile && a.key === b.key;

/** @param {View} view @returns {Stop[]} */
export const allStops = (view) => PILES.flatMap((id) => stops(view, id));

/** The stop on the end card of a pile. @param {View} view @param {PileId} id @returns {Stop} */
export const endStop = (view, id) => /** @type {Stop} */ (stops(view, id).at(-1));

/** The nearest stop that is still there: the card wherever it lies, or its pile's end. @param {View} view @param {Stop} stop @returns {Stop} */
export function settle(view, stop) {
  const at = find(view, stop.key);
  const id = at?.pile.id ?? stop.pile;
  const list = stops(view, id);
  return list.find((s) => s.key === stop.key) ?? /** @type {Stop} */ (list.at(-1));
}

/** Columns below the piles of the upper row. @type {Readonly<Record<string, PileId>>} */
const BELOW = { stock: 't1', waste: 't2', fs: 't4', fh: 't5', fd: 't6', fc: 't7' };
/** @type {Readonly<Record<string, PileId>>} */
const ABOVE = { t1: 'stock', t2: 'waste', t3: 'waste', t4: 'fs', t5: 'fh', t6: 'fd', t7: 'fc' };

/**
 * Where an arrow leads; null at the edge of the board.
 * @param {View} view @param {Stop} from @param {'left' | 'right' | 'up' | 'down'} way
 * @param {{ mirrored?: boolean, items?: boolean }} [how] items: item by item through the whole board
 * @returns {Stop | null}
 */
export function step(view, from, way, { mirrored = false, items = false } = {}) {
  const here = settle(view, from);
  if (way === 'left' || way === 'right') {
    const by = (way === 'right') === mirrored ? -1 : 1;
    if (items) {
      const all = allStops(view);
      return all[all.findIndex((s) => same(s, here)) + by] ?? null;
    }
    const next = PILES[PILES.indexOf(here.pile) + by];
    return next ? endStop(view, next) : null;
  }
  const list = stops(view, here.pile), at = list.findIndex((s) => same(s, here));
  const near = list[at + (way === 'down' ? 1 : -1)];
  if (near) return near;
  if (way === 'up') return ABOVE[here.pile] ? endStop(view, ABOVE[here.pile]) : null;
  const below = BELOW[here.pile];
  if (!below) return null;
  const column = stops(view, below);
  return column.find((s) => s.key !== null) ?? column[0];
}
