// The twelve court figures: a half figure, repeated by half a turn about the middle of the card.
//
// Every shape of a half ends under the sash, which lies over the seam, and inside the panel. So the two halves need
// no clip path, and no id.
import { at, box, lozenge, place } from './path.js';
import { DARK, GOLD, INK, MAIN, PANEL, Picture } from './picture.js';
import { suitPath } from './suits.js';
import { king } from './king.js';
import { queen } from './queen.js';
import { jack } from './jack.js';

/** @typedef {import('./suits.js').Suit} Suit */

const MIDDLE = at(125, 175);
const FIGURE = at(125, 175, 0.965);
const HALF_TURN = at(250, 350, 1, 180);

/** The panel, about the middle of the card. */
const [WIDE, HIGH, RADIUS] = [202, 220, 9];
const FRAME = box(-WIDE / 2, -HIGH / 2, WIDE, HIGH, RADIUS);

/** The sash falls to the left by 8.4 degrees: half its slope across the panel, and half its height. */
const [SLOPE, SASH] = [14.91, 6.07];
const sashLine = (/** @type {number} */ y) => `M${-WIDE / 2} ${SLOPE + y}L${WIDE / 2} ${-SLOPE + y}`;
const SASH_AREA = `M${-WIDE / 2} ${SLOPE - SASH}L${WIDE / 2} ${-SLOPE - SASH}V${SASH - SLOPE}L${-WIDE / 2} ${SLOPE + SASH}Z`;

/** Lozenges along the sash, every second one in the other ink. @param {number} parity */
const sashStones = (parity) => {
  let d = '';
  for (let i = -7; i <= 7; i++) if ((i & 1) === parity) d += lozenge(i * 14, 0, 3.7);
  return place(d, at(0, 0, 1, -8.4));
};

/** @type {Readonly<Record<number, (suit: Suit) => Picture>>} */
const HALVES = { 11: jack, 12: queen, 13: king };

/**
 * The panel with its figure, in card coordinates.
 * @param {number} rank 11–13 @param {Suit} suit
 */
export function court(rank, suit) {
  const page = new Picture();
  page.fill(place(FRAME, MIDDLE), PANEL);
  const half = HALVES[rank]?.(suit) ?? new Picture();
  for (const layer of half.layers) {
    const d = place(layer.d, FIGURE);
    page.add({ ...layer, d: d + place(d, HALF_TURN), width: layer.width * FIGURE[0] });
  }
  const sash = new Picture()
    .fill(SASH_AREA, GOLD)
    .stem(sashLine(-SASH) + sashLine(SASH), DARK, 1.8)
    .fill(sashStones(0), MAIN)
    .fill(sashStones(1), DARK);
  page.put(sash, MIDDLE);
  const pip = suitPath(suit, 203, 88, 29);
  page.fill(pip + place(pip, HALF_TURN), INK);
  page.add({ d: place(FRAME, MIDDLE), fill: 'none', stroke: DARK, width: 1.6, cap: 'butt', alpha: 0.55 });
  return page;
}

