// Jacks: cap and plume, hair and collar by suit, a parted tunic; halberd, laurel, arrow or pennant.
import { MIRROR, at, box, ellipse, place } from './path.js';
import { DARK, GOLD, MAIN, PALE, Picture, STOCK } from './picture.js';
import { HEAD, SLEEVES, face, hand } from './anatomy.js';
import { suitPath } from './suits.js';

/** @typedef {import('./suits.js').Suit} Suit */

const LEAF = 'M0 0C-8 -6 -8 -18 0 -27C8 -18 8 -6 0 0Z';
/** @type {[number, number][]} */
const LEAVES = [[-40, -55], [-40, 55], [-62, -48], [-62, 48], [-82, 0]];

/** What he holds, upright about x = 0. @type {Readonly<Record<Suit, () => Picture>>} */
const HELD = {
  spades: () => new Picture()
    .fill(box(-2.6, -100, 5.2, 107, 2), DARK)
    .fill('M0 -114L5.5 -97H-5.5Z', GOLD)
    .both('M2.6 -89H7C12 -90 16 -93 18 -97C24 -87 24 -73 18 -63C16 -67 12 -70 7 -71H2.6Z', PALE, DARK, 2)
    .both('M-2.6 -90L-15 -82L-2.6 -72Z', PALE, DARK, 2),
  hearts: () => new Picture()
    .line('M0 7V-84', DARK, 3)
    .fill(LEAVES.map(([y, turn]) => place(LEAF, at(0, y, 1, turn))).join(''), MAIN),
  diamonds: () => new Picture()
    .fill(box(-2.2, -96, 4.4, 103, 1.5), DARK)
    .fill('M0 -114L11 -90L0 -95L-11 -90Z', MAIN),
  clubs: () => new Picture()
    .fill(box(-2.6, -106, 5.2, 113, 2), DARK)
    .fill(ellipse(0, -107, 5), GOLD)
    .fill('M-2.6 -100H-26L-19 -86L-26 -72H-2.6Z', MAIN)
    .fill('M-2.6 -90H-21.2L-19 -86L-21.2 -82H-2.6Z', GOLD),
};

/** The left half of the collar: smooth, scalloped, pointed, lobed. @type {Readonly<Record<Suit, string>>} */
const COLLAR = {
  spades: 'M-8 -38C-24 -36 -38 -32 -47 -26C-45 -11 -33 -3 -18 -3L0 -21Z',
  hearts: 'M-8 -38C-28 -38 -48 -31 -47 -19C-46 -10 -34 -8 -29 -14C-27 -4 -13 -1 -8 -10L0 -21Z',
  diamonds: 'M-8 -38L-52 -27L-38 -19L-38 -7L-25 -10L-15 -1L0 -21Z',
  clubs: 'M-8 -38C-20 -41 -47 -37 -48 -25C-48 -17 -39 -14 -34 -18C-35 -8 -25 -4 -19 -9C-16 -3 -7 -4 -5 -12L0 -21Z',
};

const BOB = 'M-30 -44C-33 -54 -29 -64 -28 -74C-27 -92 -16 -98 0 -98C16 -98 27 -92 28 -74C29 -64 33 -54 30 -44C25 -38 17 -40 16 -46H-16C-17 -40 -25 -38 -30 -44Z';
/** Hair behind the face: bob, curled ends, cut square, curls. @type {Readonly<Record<Suit, string>>} */
const HAIR = {
  spades: BOB,
  hearts: 'M-28 -74C-27 -92 -16 -98 0 -98C16 -98 27 -92 28 -74C28 -64 27 -56 30 -52C35 -55 39 -50 36 -44C32 -36 17 -38 16 -46H-16C-17 -38 -32 -36 -36 -44C-39 -50 -35 -55 -30 -52C-27 -56 -28 -64 -28 -74Z',
  diamonds: 'M-28 -76C-27 -92 -16 -98 0 -98C16 -98 27 -92 28 -76L33 -38L16 -46H-16L-33 -38Z',
  clubs: 'M-26 -76C-27 -92 -16 -98 0 -98C16 -98 27 -92 26 -76C35 -74 36 -62 28 -59C35 -54 31 -41 23 -43C18 -44 16 -50 16 -54H-16C-16 -50 -18 -44 -23 -43C-31 -41 -35 -54 -28 -59C-36 -62 -35 -74 -26 -76Z',
};

const BAND = 'M-34 -90C-14 -95 14 -95 33 -89V-81C14 -87 -14 -87 -34 -82Z';
/** Cap, band and plume. @type {Readonly<Record<Suit, (p: Picture) => Picture>>} */
const CAP = {
  spades: (p) => p
    .fill('M-34 -86C-44 -104 -20 -114 6 -113C28 -112 40 -100 33 -85Z', MAIN)
    .line('M-22 -104C-12 -108 4 -109 14 -107', PALE, 2)
    .fill(BAND, GOLD)
    .both('M20 -91C32 -104 47 -100 51 -86C54 -74 47 -65 53 -51C40 -53 28 -66 20 -85Z', STOCK, DARK, 1.8)
    .line('M21 -88C34 -86 43 -74 47 -60M31 -93C36 -92 40 -88 42 -83M29 -81C32 -76 36 -71 40 -68', PALE, 1.5)
    .both(ellipse(21, -87, 4.4), MAIN, GOLD, 2),
  hearts: (p) => p
    .fill('M-34 -86C-47 -97 -40 -113.5 -20 -113C-9 -112.5 -3 -107 0 -102C3 -107 9 -112.5 20 -113C40 -113.5 47 -97 34 -86Z', MAIN)
    .line('M-30 -100C-28 -106 -20 -108 -13 -106', PALE, 2)
    .fill(BAND, GOLD)
    .both('M24 -86C34 -94 46 -90 48 -79C52 -80 56 -75 53 -70C56 -67 54 -61 49 -62C40 -63 28 -72 24 -86Z', STOCK, DARK, 1.8)
    .line('M26 -85C34 -82 42 -75 47 -67M36 -86L38 -79M44 -80L42 -75', PALE, 1.5)
    .fill(suitPath('hearts', 0, -88, 12), MAIN),
  diamonds: (p) => p
    .fill('M-34 -86L-28 -103L10 -114L34 -97L36 -84Z', MAIN)
    .line('M-22 -99L8 -108', PALE, 2)
    .fill('M-44 -84L-2 -95L46 -80L40 -76L-2 -87L-38 -79Z', GOLD)
    .both('M18 -88C20 -100 34 -111 54 -112C52 -98 40 -86 22 -84Z', STOCK, DARK, 1.8)
    .line('M22 -88C31 -94 41 -102 49 -107M31 -95L31 -101M37 -99L38 -105M35 -96L42 -95', PALE, 1.5)
    .fill(place('M0 -5L4 0L0 5L-4 0Z', at(20, -86, 1.1)), MAIN),
  clubs: (p) => p
    .fill(ellipse(-21, -97, 15), MAIN).fill(ellipse(21, -97, 15), MAIN).fill(ellipse(0, -100, 14), MAIN)
    .line('M-13 -98C-11 -92 -10 -90 -10 -88M13 -98C11 -92 10 -90 10 -88', DARK, 1.5).line('M-28 -104C-26 -107 -22 -108 -18 -107M-6 -110C-3 -112 2 -112 5 -110', PALE, 2)
    .fill(BAND, GOLD)
    .both('M25 -88C36 -95 50 -89 52 -76C53 -66 49 -58 42 -52C43 -62 36 -66 30 -72C27 -76 25 -82 25 -88Z', STOCK, DARK, 1.8)
    .line('M28 -86C36 -82 43 -72 44 -59M38 -88L39 -79M47 -82L43 -73M33 -76L38 -76', PALE, 1.5)
    .fill(suitPath('clubs', 25, -86, 14), MAIN),
};

/** @param {Suit} suit */
export function jack(suit) {
  const p = new Picture(), lobe = COLLAR[suit];
  p.put(HELD[suit](), at(-67, 4.5));
  p.fill('M-104.6 15.5C-102 -8 -74 -25 -28 -32H0V0Z', MAIN);
  p.fill('M0 -32H28C60 -27.5 84 -20 90 -13.2L0 0Z', DARK);
  p.line(SLEEVES, GOLD, 2);
  p.fill('M-8.5 -48H8.5V-30L0 -20L-8.5 -30Z', PALE);
  p.both(lobe, STOCK, DARK, 1.8).both(place(lobe, MIRROR), PALE, DARK, 1.8);

  const head = new Picture();
  head.fill(HAIR[suit], DARK);
  face(head, 19, -92, -33);
  head.fill('M-21 -92H21V-72C15 -78 7 -79 0 -79C-7 -79 -15 -78 -21 -72Z', DARK);
  CAP[suit](head);
  p.put(head, HEAD);
  hand(p, -67, -16);
  return p;
}
