// Queens: coronet, fan ruffs, long hair, a necklace with the suit; tulip, rose, daisy or lily.
import { at, ellipse, num, place } from './path.js';
import { DARK, GOLD, MAIN, PALE, Picture, STOCK } from './picture.js';
import { HEAD, face, hand, pair } from './anatomy.js';
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

/** One ruff of four scallops, left of the neck: its outline and its folds. */
function ruff() {
  const [cx, cy, r] = [0, -56, 46];
  const rim = [0, 1, 2, 3, 4].map((i) => {
    const a = ((154 + i * 18.75) * Math.PI) / 180;
    return /** @type {const} */ ([cx + r * Math.cos(a), cy + r * Math.sin(a)]);
  });
  const [first = [0, 0]] = rim, step = num(2 * r * Math.sin((9.375 * Math.PI) / 180) * 0.52);
  const scallops = rim.slice(1).map(([x, y]) => `A${step} ${step} 0 0 1 ${num(x)} ${num(y)}`).join('');
  return {
    rim: `M0 -22L${num(first[0])} ${num(first[1])}${scallops}L0 -60Z`,
    folds: rim.slice(1, 4).map(([x, y]) => `M0 -40L${num(x)} ${num(y)}`).join(''),
  };
}

/** @param {Suit} suit */
export function queen(suit) {
  const p = new Picture(), { rim, folds } = ruff();
  p.put(flower(suit), at(-68, 3));
  p.both(pair(rim), STOCK, DARK, 1.8).line(pair(folds), PALE, 1.5);
  p.fill('M-104.6 15.5C-102 -8 -74 -25 -30 -31H30C60 -27 84 -20 90 -13.2Z', MAIN);
  p.fill('M-32 -31H32C32 -22 31 -13 29.3 -4.3L-28 4.1C-30.6 -9 -32 -20 -32 -31Z', DARK);
  p.fill('M-8 -46H8V-34C14 -31 20 -30 26 -30C23 -10 9 -2 0 -2C-9 -2 -23 -10 -26 -30C-20 -30 -14 -31 -8 -34Z', STOCK);
  p.fill('M0 -46H8V-34C14 -31 20 -30 26 -30C23 -10 9 -2 0 -2Z', PALE);
  p.line('M-26 -30C-23 -10 -9 -2 0 -2C9 -2 23 -10 26 -30', GOLD, 3);
  p.line('M-10 -33Q0 -21 10 -33', DARK, 2).fill(suitPath(suit, 0, -19, 13), MAIN);

  const head = new Picture();
  head.fill(pair('M0 -96C-22 -97 -30 -80 -29 -64C-28 -50 -36 -42 -30 -32C-25 -24 -15 -28 -16 -38C-17 -46 -17 -50 -17 -60Z'), DARK);
  face(head, 18.5, -90, -34, { lashes: true });
  head.fill(pair('M0 -97C-16 -99 -25 -90 -23 -60C-19 -62 -18.5 -70 -16 -74C-12 -80 -5 -84 0 -86Z'), DARK);
  head.fill('M-21 -90L-25 -105L-12 -98.5L0 -111L12 -98.5L25 -105L21 -90Q0 -97.5 -21 -90Z', GOLD);
  head.fill(ellipse(-25, -105.5, 3.2) + ellipse(25, -105.5, 3.2) + ellipse(0, -111, 3.2), MAIN);
  head.fill(ellipse(-10, -95.6, 2) + ellipse(10, -95.6, 2) + ellipse(0, -98.6, 2.4), DARK);
  p.put(head, HEAD);
  hand(p, -68, -15);
  return p;
}
