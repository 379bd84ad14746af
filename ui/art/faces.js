// Card faces, as SVG markup on a 250 x 350 card. No ids, no style attributes, no text.
import { at, box, ellipse, place } from './path.js';
import { DARK, GOLD, INK, MAIN, PALE, Picture, STOCK, svg } from './picture.js';
import { GLYPHS, STEM } from './glyphs.js';
import { SUITS, SUIT_HEIGHT, isRed, suitPath } from './suits.js';
import { PIP, isTurned, pipPlaces } from './pips.js';
import { court } from './courts.js';

/** @typedef {import('./suits.js').Suit} Suit */
/** @typedef {import('./suits.js').Face} Face */
/** @typedef {'standard' | 'compact' | 'large'} FaceStyle */

/** The card that every drawing is made for. */
export const CARD = { width: 250, height: 350 };

const HALF_TURN = at(250, 350, 1, 180);

/**
 * A rank with its middle at `x`, its top at `y`: areas and stems, and the stems' width.
 * @param {number} rank @param {number} x @param {number} y @param {number} height
 */
export function rankPath(rank, x, y, height) {
  const g = GLYPHS[rank] ?? { width: 0, fill: '', stroke: '' }, k = height / 100;
  const m = at(x - (g.width * k) / 2, y, k);
  return { fill: place(g.fill, m), stroke: place(g.stroke, m), width: STEM * k };
}

/** @param {string} d */
const twice = (d) => d && d + place(d, HALF_TURN);

/**
 * A line of stock let into a red suit: red and black differ in drawing as well as in ink, whoever looks.
 * @param {Picture} p @param {Suit} suit @param {number} y @param {number} height @param {number} width
 */
function inlay(p, suit, y, height, width) {
  const dy = { hearts: -0.02, diamonds: 0, spades: 0, clubs: 0 }[suit] * height;
  if (isRed(suit)) p.stem(place(SUITS[suit], at(125, y + dy, (height / SUIT_HEIGHT) * 0.8)), STOCK, width);
}

/** The heart of an ace is its suit once more, in stock and in ink. @param {Picture} p @param {Suit} suit @param {number} y @param {number} height */
function heart(p, suit, y, height) {
  const k = height / 150, at_ = y + { hearts: -7, diamonds: 0, spades: 3, clubs: -5 }[suit] * k;
  p.fill(suitPath(suit, 125, at_, 34 * k), STOCK).fill(suitPath(suit, 125, at_, 22 * k), INK);
}

/** @param {Face} face */
function standard({ rank, suit }) {
  const p = new Picture();
  const index = rankPath(rank, 37, 12, 41);
  let ink = twice(index.fill + suitPath(suit, 82, 32.5, 39));
  for (const [x, y] of pipPlaces(rank)) ink += suitPath(suit, x, y, PIP, isTurned(y));
  if (rank === 1) ink += suitPath(suit, 125, 175, 150);
  p.fill(ink, INK).stem(twice(index.stroke), INK, index.width);
  if (rank === 1) inlay(p, suit, 175, 150, 2.6);
  if (rank === 1) heart(p, suit, 175, 150);
  if (rank > 10) p.layers.push(...court(rank, suit).layers);
  return p;
}

/** The headgear that a court shows on the compact and the large face, about (0, 0). @param {number} rank */
function headgear(rank) {
  const p = new Picture();
  const pearls = (/** @type {number[][]} */ places, /** @type {number} */ r) => places.map(([x = 0, y = 0]) => ellipse(x, y, r)).join('');
  if (rank === 13) {
    p.fill('M-30 14L-38 -16L-18 -2L0 -22L18 -2L38 -16L30 14Z', GOLD);
    p.fill(pearls([[-38, -17], [38, -17], [0, -22]], 5), MAIN).fill(box(-32, 10, 64, 10, 3), DARK);
  } else if (rank === 12) {
    p.fill('M-30 16C-36 4 -38 -4 -37 -12L-20 -3L-12 -18L0 -5L12 -18L20 -3L37 -12C38 -4 36 4 30 16Q0 7 -30 16Z', GOLD);
    p.fill(pearls([[-37, -13], [-12, -19], [12, -19], [37, -13]], 4.6), MAIN).line('M-30 16Q0 7 30 16', DARK, 6);
  } else {
    p.fill('M-36 12C-46 -10 -22 -22 6 -21C30 -20 42 -6 35 13Z', MAIN);
    p.both('M18 6C26 -22 44 -26 56 -34C58 -16 46 4 24 12Z', PALE, DARK, 2.4).line('M24 6C34 -6 42 -14 50 -24', DARK, 2);
    p.fill('M-36 8C-14 2 14 2 35 8V18C14 12 -14 12 -36 18Z', GOLD);
  }
  return p;
}

/** The drawing for small cards and for large print: a big index, one big suit. @param {Face} face */
function big({ rank, suit }) {
  const p = new Picture(), index = rankPath(rank, 56, 16, 84);
  const body = rank > 10 ? suitPath(suit, 125, 279, 104) : suitPath(suit, 125, 236, 152);
  p.fill(index.fill + suitPath(suit, 150, 58, 80) + body, INK).stem(index.stroke, INK, index.width);
  if (rank > 10) p.put(headgear(rank), at(125, 193, 1.45));
  inlay(p, suit, rank > 10 ? 279 : 236, rank > 10 ? 104 : 152, 3.6);
  if (rank === 1) heart(p, suit, 236, 152);
  return p;
}

/**
 * The face of a card.
 * @param {Face} face
 * @param {FaceStyle} [style] `standard` from a card width of 72 px, `compact` below; `large` is large print
 * @returns {string}
 */
export function faceSvg(face, style = 'standard') {
  const picture = style === 'standard' ? standard(face) : big(face);
  return svg(`face ${style} ${face.suit}`, `0 0 ${CARD.width} ${CARD.height}`, picture.markup());
}

