// The four suits about (0, 0), one optical height: heart 89, spade 95, diamond 98, club 94 units.
import { at, place } from './path.js';

/** @typedef {'clubs' | 'diamonds' | 'hearts' | 'spades'} Suit */
/** Rank 1 is the ace, 13 the king. @typedef {{ rank: number, suit: Suit }} Face */

/** In the order of the foundations. @type {readonly Suit[]} */
export const SUIT_NAMES = ['spades', 'hearts', 'diamonds', 'clubs'];

/** The nominal height that `suitPath` scales from. */
export const SUIT_HEIGHT = 96;

/** @type {Readonly<Record<Suit, string>>} */
export const SUITS = {
  hearts: 'M0 45C-9 33 -46 10 -46 -17C-46 -34 -35 -44 -22.5 -44C-12 -44 -3.5 -38 0 -28C3.5 -38 12 -44 22.5 -44C35 -44 46 -34 46 -17C46 10 9 33 0 45Z',
  diamonds: 'M0 -49C8 -33 22 -14 38 0C22 14 8 33 0 49C-8 33 -22 14 -38 0C-22 -14 -8 -33 0 -49Z',
  spades: 'M0 -48C9 -34 44 -12 44 13C44 27 35 36 23.5 36C14.5 36 8 32 4 25C5 35 9.5 42.5 18 47H-18C-9.5 42.5 -5 35 -4 25C-8 32 -14.5 36 -23.5 36C-35 36 -44 27 -44 13C-44 -12 -9 -34 0 -48Z',
  clubs: 'M0 -47A21.5 21.5 0 0 1 15.5 -10.6C18.5 -12 21 -12.8 24 -12.8A21.5 21.5 0 1 1 4.2 16.5C4.8 30 9.5 41.5 19 47H-19C-9.5 41.5 -4.8 30 -4.2 16.5A21.5 21.5 0 1 1 -24 -12.8C-21 -12.8 -18.5 -12 -15.5 -10.6A21.5 21.5 0 0 1 0 -47Z',
};

/** @param {Suit} suit */
export const isRed = (suit) => suit === 'hearts' || suit === 'diamonds';

/**
 * A suit `height` units high, centred on (x, y).
 * @param {Suit} suit @param {number} x @param {number} y @param {number} height @param {boolean} [turned] upside down
 */
export const suitPath = (suit, x, y, height, turned = false) =>
  place(SUITS[suit], at(x, y, height / SUIT_HEIGHT, turned ? 180 : 0));
