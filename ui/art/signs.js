// Signs on empty places, on the same 250 x 350 field as the cards.
import { Picture, svg } from './picture.js';
import { rankPath } from './faces.js';
import { SUIT_NAMES, suitPath } from './suits.js';

/** @typedef {import('./suits.js').Suit} Suit */
/** @typedef {Suit | 'king' | 'recycle' | 'spent' | 'empty' | 'any' | 'none'} Sign */

const SIGN = 'var(--sign)';

/**
 * recycle: a ring that turns back; spent: no pass is left; empty: no card is left; king: only a king may go here;
 * a suit: the foundation of that suit; any, none: a bare place.
 * @param {Sign} name
 * @returns {string}
 */
export function signSvg(name) {
  const p = new Picture(), suit = SUIT_NAMES.find((s) => s === name);
  if (suit) p.fill(suitPath(suit, 125, 175, 104), SIGN);
  else if (name === 'king') {
    const k = rankPath(13, 125, 130, 90);
    p.fill(k.fill, SIGN);
  } else if (name === 'recycle') {
    p.stem('M166 134A58 58 0 1 1 114.9 117.9', SIGN, 13).fill('M144 112.8L110.4 92.5L119.4 143.3Z', SIGN);
  } else if (name === 'spent') p.stem('M69 175A56 56 0 1 1 181 175A56 56 0 1 1 69 175ZM86 214L164 136', SIGN, 11);
  else if (name === 'empty') p.stem('M69 175A56 56 0 1 1 181 175A56 56 0 1 1 69 175Z', SIGN, 11);
  return svg('sign', '0 0 250 350', p.markup());
}
