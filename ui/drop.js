// Where a dropped run goes: pure geometry on the lead card.
/** @typedef {import('./layout.js').Box} Box */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./protocol.d.ts').PileId} PileId */

/** @param {Box} a @param {Box} b the area they share */
export function overlap(a, b) {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x), h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** @param {Box} a @param {Box} b the distance between their edges */
export function gap(a, b) {
  const dx = Math.max(0, b.x - a.x - a.w, a.x - b.x - b.w), dy = Math.max(0, b.y - a.y - a.h, a.y - b.y - b.h);
  return Math.hypot(dx, dy);
}

/**
 * The overlap of the lead card decides; a near miss goes to the nearest legal pile.
 * @param {Box} lead @param {Layout} layout @param {readonly PileId[]} legal @param {PileId} source
 * @returns {{ pile: PileId, legal: boolean } | null} null: back to where it came from
 */
export function dropTarget(lead, layout, legal, source) {
  /** @type {{ pile: PileId, share: number } | null} */
  let best = null;
  /** @type {{ pile: PileId, share: number } | null} */
  let most = null;
  for (const [id, place] of Object.entries(layout.places)) {
    const pile = /** @type {PileId} */ (id), share = overlap(lead, place.area) / (lead.w * lead.h);
    if (share > (most?.share ?? 0)) most = { pile, share };
    if (legal.includes(pile) && share > (best?.share ?? 0)) best = { pile, share };
  }
  if (best && (best.pile === most?.pile || (best.share >= 0.25 && most?.pile !== source))) return { pile: best.pile, legal: true };
  if (most?.pile === source) return null;
  let near = 0.5 * lead.w;
  /** @type {PileId | null} */
  let nearest = null;
  for (const pile of legal) {
    const distance = gap(lead, layout.places[pile].area);
    if (distance <= near && (!most || most.share < 0.5)) { near = distance; nearest = pile; }
  }
  if (nearest) return { pile: nearest, legal: true };
  return most ? { pile: most.pile, legal: false } : null;
}
