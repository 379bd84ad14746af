// Jacks: soft cap with a plume, bob, wide collar, parted tunic; halberd, laurel, arrow or pennant.
import { MIRROR, at, box, ellipse, place } from './path.js';
import { DARK, GOLD, MAIN, PALE, Picture, STOCK } from './picture.js';
import { HEAD, face, hand } from './anatomy.js';

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

const LOBE = 'M-8 -38C-24 -36 -38 -32 -47 -26C-45 -11 -33 -3 -18 -3L0 -21Z';

/** @param {Suit} suit */
export function jack(suit) {
  const p = new Picture();
  p.put(HELD[suit](), at(-67, 4.5));
  p.fill('M-104.6 15.5C-102 -8 -74 -25 -28 -32H0V0Z', MAIN);
  p.fill('M0 -32H28C60 -27.5 84 -20 90 -13.2L0 0Z', DARK);
  p.fill('M-8.5 -48H8.5V-30L0 -20L-8.5 -30Z', PALE);
  p.both(LOBE, STOCK, DARK, 1.8).both(place(LOBE, MIRROR), PALE, DARK, 1.8);

  const head = new Picture();
  head.fill('M-30 -44C-33 -54 -29 -64 -28 -74C-27 -92 -16 -98 0 -98C16 -98 27 -92 28 -74C29 -64 33 -54 30 -44C25 -38 17 -40 16 -46H-16C-17 -40 -25 -38 -30 -44Z', DARK);
  face(head, 19, -92, -33);
  head.fill('M-21 -92H21V-72C15 -78 7 -79 0 -79C-7 -79 -15 -78 -21 -72Z', DARK);
  head.fill('M-34 -86C-44 -104 -20 -114 6 -113C28 -112 40 -100 33 -85Z', MAIN);
  head.line('M-22 -104C-12 -108 4 -109 14 -107', PALE, 2);
  head.fill('M-34 -90C-14 -95 14 -95 33 -89V-81C14 -87 -14 -87 -34 -82Z', GOLD);
  head.both('M20 -91C32 -104 47 -100 51 -86C54 -74 47 -65 53 -51C40 -53 28 -66 20 -85Z', STOCK, DARK, 1.8);
  head.line('M21 -88C34 -86 43 -74 47 -60M31 -93C36 -92 40 -88 42 -83M29 -81C32 -76 36 -71 40 -68', PALE, 1.5);
  head.both(ellipse(21, -87, 4.4), MAIN, GOLD, 2);
  p.put(head, HEAD);
  hand(p, -67, -16);
  return p;
}
