// What may be done with a card, read from the view. The rules themselves are decided in Rust.
/** @typedef {import('./protocol.d.ts').View} View */
/** @typedef {import('./protocol.d.ts').PileView} PileView */
/** @typedef {import('./protocol.d.ts').PileId} PileId */
/** @typedef {import('./protocol.d.ts').LegalMove} LegalMove */
/** @typedef {import('./protocol.d.ts').ColumnId} ColumnId */

/** @type {readonly PileId[]} */
export const PILES = ['stock', 'waste', 'fs', 'fh', 'fd', 'fc', 't1', 't2', 't3', 't4', 't5', 't6', 't7'];

/** @param {string} id @returns {id is ColumnId} */
export const isColumn = (id) => id[0] === 't';
/** @param {string} id */
export const isFoundation = (id) => id[0] === 'f';

/** @param {View} view @param {PileId} id @returns {PileView} */
export const pileOf = (view, id) => /** @type {PileView} */ (view.piles.find((pile) => pile.id === id));

/** Where a card lies. @param {View} view @param {number | null} key */
export function find(view, key) {
  if (key === null) return null;
  for (const pile of view.piles) {
    const index = pile.cards.findIndex((card) => card.key === key);
    if (index >= 0) return { pile, index, card: pile.cards[index], count: pile.cards.length - index };
  }
  return null;
}

/** @param {PileView} pile @returns {number | null} the key of its end card, when that lies face up */
export function endKey(pile) {
  const card = pile.cards.at(-1);
  return card?.face ? card.key : null;
}

/** The legal transfers of the run that a card leads. @param {View} view @param {number | null} key @returns {LegalMove[]} */
export const movesOf = (view, key) => (key === null ? [] : view.legal.filter((move) => move.action.kind === 'move' && move.card === key));

/** @param {View} view @param {number | null} key @param {PileId} to */
export const moveTo = (view, key, to) => movesOf(view, key).find((move) => move.to === to) ?? null;

/** Every card of the run that a card leads, itself first. @param {View} view @param {number | null} key @returns {number[]} */
export function runOf(view, key) {
  const at = find(view, key);
  return at ? at.pile.cards.slice(at.index).map((card) => card.key) : [];
}
