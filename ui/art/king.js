// Kings: spiked crown with the suit's jewel, ermine cape, a beard cut by suit; sword, sceptre, axe or orb.
import { at, box, ellipse, lozenge, place } from './path.js';
import { DARK, GOLD, MAIN, PALE, Picture, STOCK } from './picture.js';
import { HEAD, face, hand, pair } from './anatomy.js';
import { suitPath } from './suits.js';

/** @typedef {import('./suits.js').Suit} Suit */

/** What he holds, upright about x = 0. @type {Readonly<Record<Suit, () => Picture>>} */
const HELD = {
  spades: () => new Picture()
    .both('M-5 -34V-98L0 -110L5 -98V-34Z', STOCK, DARK, 2)
    .line('M0 -98V-38', DARK, 1.6)
    .fill(box(-17, -38, 34, 6.5, 3.2), GOLD)
    .fill(box(-3, -34, 6, 40, 2), DARK),
  hearts: () => new Picture()
    .fill(box(-2.8, -90, 5.6, 96, 2), DARK)
    .fill(ellipse(0, -80, 5), GOLD)
    .fill(suitPath('hearts', 0, -97, 24), MAIN)
    .fill(box(-7, -72, 14, 4.5, 2), GOLD),
  diamonds: () => new Picture()
    .fill(box(-2.8, -110, 5.6, 116, 2), DARK)
    .both('M3 -100C10 -100 17 -104 21 -109C27 -95 27 -77 21 -63C17 -69 10 -73 3 -73Z', STOCK, DARK, 2)
    .fill('M-2.5 -96L-15 -86.5L-2.5 -77Z', GOLD)
    .line('M20 -102C23 -93 23 -79 20 -70', DARK, 1.6),
  clubs: () => new Picture()
    .line('M0 -62V-78', DARK, 3.2)
    .fill(suitPath('clubs', 0, -86, 25), MAIN)
    .fill(ellipse(0, -46, 19), GOLD)
    .fill('M-18.8 -49H18.8A19 19 0 0 1 18.8 -43H-18.8Z', DARK)
    .line('M-11 -55A14 14 0 0 1 -3 -60', STOCK, 2),
};

/** Spade: a point. Heart: round. Diamond: square. Club: forked. @type {Readonly<Record<Suit, readonly [string, string]>>} */
const BEARD = {
  spades: ['M-22 -68C-24 -44 -15 -22 0 -6C15 -22 24 -44 22 -68C19 -58 13 -52 0 -52C-13 -52 -19 -58 -22 -68Z', 'M-9 -36C-8 -28 -5 -20 -2 -14'],
  hearts: ['M-22 -68C-29 -42 -22 -15 0 -13C22 -15 29 -42 22 -68C19 -58 13 -52 0 -52C-13 -52 -19 -58 -22 -68Z', 'M-11 -37C-12 -30 -10 -24 -7 -20'],
  diamonds: ['M-22 -68C-25 -50 -23 -30 -19 -14H19C23 -30 25 -50 22 -68C19 -58 13 -52 0 -52C-13 -52 -19 -58 -22 -68Z', 'M-9 -38V-18'],
  clubs: ['M-22 -68C-26 -46 -22 -22 -13 -8C-7 -12 -2 -18 0 -26C2 -18 7 -12 13 -8C22 -22 26 -46 22 -68C19 -58 13 -52 0 -52C-13 -52 -19 -58 -22 -68Z', 'M-12 -38C-12 -28 -11 -20 -10 -16'],
};

const TAIL = 'M0 -5.2C2.6 -1 2.6 4 0 5.2C-2.6 4 -2.6 -1 0 -5.2Z';
/** @type {[number, number, number][]} */
const TAILS = [[-42, -25, 24], [-30, -14, 28], [-27, -28, 16], [27, -28, -16], [42, -25, -24]];

/** @param {Suit} suit */
export function king(suit) {
  const p = new Picture();
  p.put(HELD[suit](), at(-67, 3.5));
  p.fill('M-104.6 15.5C-103 -10 -78 -27 -36 -35H36C62 -30 85 -20 90 -13.2Z', MAIN);
  p.fill('M-22 -34H22L24.6 -3.6L-25.2 3.7Z', DARK);
  p.line('M-22 -34L-25.2 3.7M22 -34L24.6 -3.6', GOLD, 3.2);
  p.both('M-25 -39C-36 -37 -45 -34 -52 -30C-47 -8 -24 3 0 3C24 3 47 -8 52 -30C45 -34 36 -37 25 -39Z', STOCK, DARK, 1.8);
  p.fill(TAILS.map(([x, y, turn]) => place(TAIL, at(x, y, 1, turn))).join(''), DARK);

  const head = new Picture();
  head.fill(pair('M-19 -92C-31 -88 -30 -66 -36 -54C-39 -47 -34 -39 -27 -41C-21 -43 -17 -52 -17 -60Z'), DARK);
  face(head, 21, -92, -34, { lips: false });
  const [beard, strand] = BEARD[suit];
  head.fill(beard, DARK).line(pair(strand), PALE, 1.8);
  head.fill('M-5 -43.5Q0 -46 5 -43.5Q0 -39.5 -5 -43.5Z', suit === 'spades' ? PALE : MAIN);
  head.fill(pair('M0 -52C-6 -53.5 -15 -52 -20 -44C-13 -43.5 -4 -44 0 -49Z'), DARK);
  head.line(pair('M0 -49C-4 -44 -13 -43.5 -20 -44'), PALE, 1.3);
  head.fill('M-22 -88C-20 -109 20 -109 22 -88Z', MAIN);
  head.fill('M-25 -84L-33 -107L-16 -96L0 -110L16 -96L33 -107L25 -84Z', GOLD);
  head.fill(ellipse(-33, -107.5, 4) + ellipse(33, -107.5, 4), MAIN);
  head.fill(suitPath(suit, 0, -101, 15), DARK);
  head.fill(box(-27, -91, 54, 9.5, 3), DARK);
  head.fill([-16, 0, 16].map((x) => lozenge(x, -86.2, 3.4)).join(''), GOLD);
  p.put(head, HEAD);
  hand(p, -67, -17);
  return p;
}
