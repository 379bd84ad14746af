// Kings: crown, ermine cape, beard; each suit cuts all three its own way, and holds sword, sceptre, axe or orb.
import { at, box, ellipse, lozenge, place } from './path.js';
import { DARK, GOLD, MAIN, PALE, Picture, STOCK } from './picture.js';
import { HEAD, SLEEVES, face, hand, pair } from './anatomy.js';
import { SUITS, suitPath } from './suits.js';

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
    .fill(suitPath('hearts', 0, -97, 26), MAIN)
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

/** Spade: a point. Heart: round. Diamond: square. Club: forked. With a strand of light. @type {Readonly<Record<Suit, readonly [string, string]>>} */
const BEARD = {
  spades: ['M-22 -68C-24 -44 -15 -22 0 -6C15 -22 24 -44 22 -68C19 -58 13 -52 0 -52C-13 -52 -19 -58 -22 -68Z', 'M-9 -36C-8 -28 -5 -20 -2 -14'],
  hearts: ['M-22 -68C-29 -42 -22 -15 0 -13C22 -15 29 -42 22 -68C19 -58 13 -52 0 -52C-13 -52 -19 -58 -22 -68Z', 'M-13 -37C-14 -29 -11 -23 -7 -19'],
  diamonds: ['M-22 -68C-25 -50 -23 -30 -19 -14H19C23 -30 25 -50 22 -68C19 -58 13 -52 0 -52C-13 -52 -19 -58 -22 -68Z', 'M-11 -38V-18M-4 -36V-18'],
  clubs: ['M-22 -68C-26 -46 -22 -22 -13 -8C-7 -12 -2 -18 0 -26C2 -18 7 -12 13 -8C22 -22 26 -46 22 -68C19 -58 13 -52 0 -52C-13 -52 -19 -58 -22 -68Z', 'M-12 -38C-12 -28 -11 -20 -10 -16'],
};

/** The left lock of hair. @type {Readonly<Record<Suit, string>>} */
const LOCK = {
  spades: 'M-19 -92C-31 -88 -30 -66 -36 -54C-39 -47 -34 -39 -27 -41C-21 -43 -17 -52 -17 -60Z',
  hearts: 'M-19 -92C-30 -90 -33 -76 -31 -68C-38 -66 -41 -52 -35 -45C-29 -39 -19 -44 -17 -54Z',
  diamonds: 'M-19 -92L-30 -84L-36 -46L-26 -38L-17 -48Z',
  clubs: 'M-19 -92C-33 -92 -36 -76 -29 -72C-39 -71 -40 -57 -31 -55C-37 -49 -29 -39 -22 -43L-17 -54Z',
};

/** Crown and jewels, above the band at y -91. @type {Readonly<Record<Suit, (p: Picture) => Picture>>} */
const CROWN = {
  spades: (p) => p
    .fill('M-25 -84L-33 -107L-16 -96L0 -110L16 -96L33 -107L25 -84Z', GOLD)
    .fill(ellipse(-33, -107.5, 4) + ellipse(33, -107.5, 4), MAIN)
    .fill(suitPath('spades', 0, -101, 15), DARK),
  hearts: (p) => p
    .fill('M-25 -84C-38 -96 -34 -112 -19 -111.5C-9 -111 -3 -106 0 -101C3 -106 9 -111 19 -111.5C34 -112 38 -96 25 -84Z', GOLD)
    .fill(pair('M-20 -90C-28 -97 -26 -106.5 -18 -106C-10 -105.5 -6 -100 -5.5 -90Z'), MAIN)
    .fill(suitPath('hearts', 0, -96.5, 14), DARK)
    .fill(ellipse(0, -107, 4), MAIN),
  diamonds: (p) => p
    .fill('M-25 -84L-34 -103L-22 -97L-17 -108L-8 -97L0 -112L8 -97L17 -108L22 -97L34 -103L25 -84Z', GOLD)
    .fill(lozenge(-34, -103.5, 4, 5) + lozenge(34, -103.5, 4, 5) + lozenge(-17, -108, 3.4, 4.4) + lozenge(17, -108, 3.4, 4.4), MAIN)
    .fill(suitPath('diamonds', 0, -98.5, 16), DARK),
  clubs: (p) => p
    .fill('M-25 -84L-31 -103C-25 -99 -19 -99 -15 -94L-7 -99H7L15 -94C19 -99 25 -99 31 -103L25 -84Z', GOLD)
    .fill(ellipse(-31, -104, 5.4), GOLD).fill(ellipse(31, -104, 5.4), GOLD)
    .fill(ellipse(0, -106.5, 6), GOLD).fill(ellipse(-7, -99, 6), GOLD).fill(ellipse(7, -99, 6), GOLD)
    .fill(ellipse(-31, -104, 2.4) + ellipse(31, -104, 2.4), MAIN)
    .fill(suitPath('clubs', 0, -101, 14), DARK),
};

/** The marks on the ermine: a tail, or a small suit. @type {Readonly<Record<Suit, string>>} */
const TAIL = {
  spades: 'M0 -5.200C2.6 -1 2.6 4 0 5.200C-2.6 4 -2.6 -1 0 -5.200Z',
  hearts: place(SUITS.hearts, at(0, 0, 0.088)),
  diamonds: lozenge(0, 0, 3, 5),
  clubs: place(SUITS.clubs, at(0, 0, 0.096)),
};
/** @type {[number, number, number][]} */
const TAILS = [[-42, -24.5, 20], [-31, -13, 26], [-28, -28, 14], [28, -28, -14], [42, -24.5, -20], [14, -7, -8]];

/** @param {Suit} suit */
export function king(suit) {
  const p = new Picture();
  p.put(HELD[suit](), at(-67, 3.5));
  p.fill('M-104.6 15.5C-103 -10 -78 -27 -36 -35H36C62 -30 85 -20 90 -13.2Z', MAIN);
  p.line(SLEEVES, GOLD, 2);
  p.fill('M-22 -34H22L24.6 -3.6L-25.2 3.7Z', DARK);
  p.both('M-25 -39C-36 -37 -45 -34 -52 -30C-47 -8 -24 3 0 3C24 3 47 -8 52 -30C45 -34 36 -37 25 -39Z', STOCK, DARK, 1.8);
  p.fill(TAILS.map(([x, y, turn]) => place(TAIL[suit], at(x, y, 1, turn))).join(''), DARK);

  const head = new Picture();
  head.fill(pair(LOCK[suit]), DARK);
  face(head, 21, -92, -34, { lips: false });
  const [beard, strand] = BEARD[suit];
  head.fill(beard, DARK).line(pair(strand), PALE, 1.8);
  head.fill('M-5 -43.5Q0 -46 5 -43.5Q0 -39.5 -5 -43.5Z', suit === 'spades' ? PALE : MAIN);
  head.fill(pair('M0 -52C-6 -53.5 -15 -52 -20 -44C-13 -43.5 -4 -44 0 -49Z'), DARK);
  head.line(pair('M0 -49C-4 -44 -13 -43.5 -20 -44'), PALE, 1.3);
  head.fill('M-22 -88C-20 -109 20 -109 22 -88Z', MAIN);
  CROWN[suit](head);
  head.fill(box(-27, -91, 54, 9.5, 3), DARK);
  head.fill([-16, 0, 16].map((x) => lozenge(x, -86.2, 3.4)).join(''), GOLD);
  p.put(head, HEAD);
  hand(p, -67, -17);
  return p;
}
