// Queens: coronet, ruff, neckline and hair by suit, a necklace with the suit; tulip, rose, daisy or lily.
import { at, ellipse, lozenge, num, place } from './path.js';
import { DARK, GOLD, MAIN, PALE, Picture, STOCK } from './picture.js';
import { HEAD, SLEEVES, face, hand, pair } from './anatomy.js';
import { suitPath } from './suits.js';

/** @typedef {import('./suits.js').Suit} Suit */

const LEAF = 'M0 0C-10 -7 -9 -20 0 -30C9 -20 10 -7 0 0Z';
const PETAL = ellipse(0, -11.5, 4.6, 8);

/** The blossom, its heart about (0, -90). @type {Readonly<Record<Suit, (p: Picture) => Picture>>} */
const BLOSSOM = {
  spades: (p) => p
    .fill('M0 -72C-16 -72 -19 -88 -15 -106L-6 -97L0 -109L6 -97L15 -106C19 -88 16 -72 0 -72Z', MAIN)
    .fill('M0 -72C-8 -80 -7 -96 0 -109C7 -96 8 -80 0 -72Z', PALE),
  hearts: (p) => p
    .fill(ellipse(0, -90, 17), MAIN)
    .line('M-9 -90A9 9 0 1 1 4 -82M-4 -90A4.2 4.2 0 1 1 3 -87', PALE, 2.4)
    .fill('M-12 -79C-8 -72 8 -72 12 -79C6 -76 -6 -76 -12 -79Z', DARK),
  diamonds: (p) => p
    .fill([0, 45, 90, 135, 180, 225, 270, 315].map((a) => place(PETAL, at(0, -90, 1, a))).join(''), MAIN)
    .fill(ellipse(0, -90, 6), GOLD),
  clubs: (p) => p
    .fill([-58, 58, 0].map((a) => place(LEAF, at(0, -80, 1, a))).join(''), MAIN)
    .fill(ellipse(0, -80, 4.6), GOLD),
};

/** @param {Suit} suit */
const flower = (suit) => BLOSSOM[suit](new Picture()
  .line('M2 8C-3 -20 -4 -50 0 -80', DARK, 3)
  .fill('M-3 -42C-18 -44 -22 -56 -21 -62C-10 -62 -4 -54 -3 -42Z', DARK));

/** The ruff's edge: how many scallops on each side, and how full they are; a diamond's are points. @type {Readonly<Record<Suit, readonly [number, number]>>} */
const SCALLOPS = { spades: [4, 0.52], hearts: [6, 0.56], diamonds: [4, 0], clubs: [3, 0.5] };

/** The ruff left of the neck: its outline and its folds. @param {Suit} suit */
function ruff(suit) {
  const [count, full] = SCALLOPS[suit], [cx, cy, r] = [0, -56, 46], sweep = 75;
  const on = (/** @type {number} */ i, /** @type {number} */ k = 1) => {
    const a = ((154 + (i * sweep) / count) * Math.PI) / 180;
    return /** @type {const} */ ([num(cx + r * k * Math.cos(a)), num(cy + r * k * Math.sin(a))]);
  };
  const arc = num(2 * r * Math.sin(((sweep / count / 2) * Math.PI) / 180) * full);
  let rim = `M0 -22L${on(0).join(' ')}`, folds = '';
  for (let i = 1; i <= count; i++) {
    rim += full ? `A${arc} ${arc} 0 0 1 ${on(i).join(' ')}` : `L${on(i - 0.5, 1.13).join(' ')}L${on(i, 0.93).join(' ')}`;
    if (i < count) folds += `M0 -40L${on(i, full ? 1 : 0.93).join(' ')}`;
  }
  return { rim: `${rim}L0 -60Z`, folds };
}

/** Skin above the dress, from the right shoulder to the left: round, sweetheart, pointed, square. @type {Readonly<Record<Suit, string>>} */
const NECKLINE = {
  spades: 'C23 -10 9 -2 0 -2C-9 -2 -23 -10 -26 -30',
  hearts: 'C29 -12 10 0 0 -9C-10 0 -29 -12 -26 -30',
  diamonds: 'L0 1L-26 -30',
  clubs: 'L20 -6Q0 -2 -20 -6L-26 -30',
};

/** Hair behind the face. @type {Readonly<Record<Suit, (p: Picture) => Picture>>} */
const HAIR = {
  spades: (p) => p.fill(pair('M0 -96C-22 -97 -30 -80 -29 -64C-28 -50 -36 -42 -30 -32C-25 -24 -15 -28 -16 -38C-17 -46 -17 -50 -17 -60Z'), DARK),
  hearts: (p) => p
    .fill(pair('M0 -96C-24 -97 -30 -82 -28 -72C-37 -70 -38 -57 -30 -54C-39 -50 -37 -36 -27 -37C-21 -37 -17 -44 -17 -60Z'), DARK)
    .line(pair('M-30 -54C-25 -53 -22 -56 -22 -60M-28 -72C-24 -71 -22 -73 -22 -76'), MAIN, 1.5),
  diamonds: (p) => p
    .fill(pair('M0 -96C-22 -97 -29 -82 -27 -64L-17 -60Z'), DARK)
    .fill(pair(lozenge(-25, -58, 7, 9) + lozenge(-26, -46, 6.4, 8.4) + lozenge(-26.5, -34.5, 5.6, 7.6) + 'M-26.5 -29L-22 -18L-31 -18Z'), DARK)
    .line(pair('M-31 -26.500H-22'), GOLD, 2.8),
  clubs: (p) => p
    .fill(pair('M0 -96C-24 -97 -27 -80 -25 -62L-17 -56Z'), DARK)
    .fill(ellipse(-27, -62, 11) + ellipse(27, -62, 11), DARK)
    .line(pair('M-34 -67Q-27 -62 -33 -55M-27 -72Q-22 -62 -27 -52'), GOLD, 1.4),
};

/** @type {Readonly<Record<Suit, (p: Picture) => Picture>>} */
const CORONET = {
  spades: (p) => p
    .fill('M-21 -90L-25 -105L-12 -98.5L0 -111L12 -98.5L25 -105L21 -90Q0 -97.5 -21 -90Z', GOLD)
    .fill(ellipse(-25, -105.5, 3.2) + ellipse(25, -105.5, 3.2) + ellipse(0, -111, 3.2), MAIN),
  hearts: (p) => p
    .fill('M-21 -90C-31 -98 -29 -108 -21 -107.5C-16 -107 -13 -103.5 -12 -100C-10 -108 -5 -112 0 -112C5 -112 10 -108 12 -100C13 -103.5 16 -107 21 -107.5C29 -108 31 -98 21 -90Q0 -97.5 -21 -90Z', GOLD)
    .fill(suitPath('hearts', 0, -105.5, 8), MAIN),
  diamonds: (p) => p
    .fill('M-21 -90L-29 -102L-17 -98.5L-11 -107L-6 -99.500L0 -112L6 -99.500L11 -107L17 -98.5L29 -102L21 -90Q0 -97.5 -21 -90Z', GOLD)
    .fill(lozenge(-29, -102.5, 3, 4) + lozenge(29, -102.5, 3, 4) + lozenge(0, -111, 3, 4), MAIN),
  clubs: (p) => p
    .fill('M-21 -90L-24 -101H-15L-6 -97L-3 -103H3L6 -97L15 -101H24L21 -90Q0 -97.5 -21 -90Z', GOLD)
    .fill(suitPath('clubs', 0, -106, 16), GOLD).fill(suitPath('clubs', -20, -103, 12), GOLD).fill(suitPath('clubs', 20, -103, 12), GOLD)
    .fill(ellipse(0, -107.5, 1.8), MAIN),
};

/** @param {Suit} suit */
export function queen(suit) {
  const p = new Picture(), { rim, folds } = ruff(suit), edge = NECKLINE[suit];
  p.put(flower(suit), at(-68, 3));
  p.both(pair(rim), STOCK, DARK, 1.8).line(pair(folds), PALE, 1.5);
  p.fill('M-104.6 15.5C-102 -8 -74 -25 -30 -31H30C60 -27 84 -20 90 -13.2Z', MAIN);
  p.line(SLEEVES, GOLD, 2);
  p.fill('M-32 -31H32C32 -22 31 -13 29.3 -4.3L-28 4.1C-30.6 -9 -32 -20 -32 -31Z', DARK);
  p.fill(`M-8 -46H8V-34C14 -31 20 -30 26 -30${edge}C-20 -30 -14 -31 -8 -34Z`, STOCK);
  p.fill('M0 -46H8V-34C10 -33 12 -32.2 14 -31.600L10 -24L0 -22Z', PALE);
  p.line(`M26 -30${edge}`, GOLD, 3);
  p.line('M-10 -33Q0 -21 10 -33', DARK, 2).fill(suitPath(suit, 0, -19, 13), MAIN);

  const head = new Picture();
  HAIR[suit](head);
  face(head, 18.5, -90, -34, { lashes: true });
  head.fill(pair('M0 -97C-16 -99 -25 -90 -23 -60C-19 -62 -18.5 -70 -16 -74C-12 -80 -5 -84 0 -86Z'), DARK);
  CORONET[suit](head);
  head.fill(ellipse(-10, -95.6, 2) + ellipse(10, -95.6, 2) + ellipse(0, -98.6, 2.4), DARK);
  p.put(head, HEAD);
  hand(p, -68, -15);
  return p;
}
