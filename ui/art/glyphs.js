// The thirteen ranks as drawings: cap height 100, stem 15, flat-cut ends, all on one baseline.
// A glyph is filled areas, or strokes of the stem's width, or both.
import { ellipse, place, at } from './path.js';

/** @typedef {{ width: number, fill: string, stroke: string }} Glyph */

export const STEM = 15;

/** @param {number} width @param {string} fill @param {string} [stroke] @returns {Glyph} */
const glyph = (width, fill, stroke = '') => ({ width, fill, stroke });

const SIX = ellipse(30, 65, 22.5, 27.5) + 'M51.2 25C49 13.5 42 7.5 32.5 7.5C16 7.5 7.5 24 7.5 53V66';

/** By rank: GLYPHS[1] is the ace, GLYPHS[13] the king. @type {readonly Glyph[]} */
export const GLYPHS = [
  glyph(0, ''),
  glyph(76, 'M30 0H46L76 100H60L53 77H23L16 100H0ZM38 25.3L26.5 64H49.5Z'),
  glyph(58, '', 'M8 33C8 17 16.5 7.5 29.5 7.5C42 7.5 50.5 15.5 50.5 28C50.5 38.5 45 45.5 36 54.5L15.5 75C10 80.5 8.5 85 8.5 92.5H55'),
  glyph(58, '', 'M8.5 26C10.5 14 18 7.5 29 7.5C41 7.5 48.5 15.3 48.5 26.3C48.5 38 41 46.5 28.5 46.5H21M28.5 46.5C42.5 46.5 50.5 55.5 50.5 69C50.5 83 41.5 92.5 28.5 92.5C16 92.5 8.5 85.5 7 73'),
  glyph(64, 'M36 0H53V62.5H64V76.5H53V100H38V76.5H0V63.5ZM38 21.5L15.6 62.5H38Z'),
  glyph(58, '', 'M52 7.5H14.8L12 49C16.5 42.5 22 39.5 29.5 39.5C42.5 39.5 50.8 50 50.8 65.5C50.8 82 42 92.5 28.5 92.5C16.5 92.5 9 86 6.8 74.5'),
  glyph(60, '', SIX),
  glyph(56, 'M1 0H55V13L27 100H10.5L38 14.5H1Z'),
  glyph(60, '', ellipse(30, 27, 18.8, 19.5) + ellipse(30, 69.5, 22.5, 23)),
  glyph(60, '', place(SIX, at(60, 100, 1, 180))),
  glyph(90, 'M14 0H27.5V100H12.5V19.5L0 27.5V11.5Z', ellipse(62.5, 50, 20, 42.5)),
  glyph(52, 'M21 0H49V14.5H21Z', 'M41.5 1V67C41.5 83.5 34.5 92.5 23 92.5C12.5 92.5 7 86 6 73'),
  glyph(74, 'M36 70H53.5L75.3 100H57.3Z', ellipse(36, 50, 28.5, 42.5)),
  glyph(67, 'M2 0H17V100H2ZM16 44L46.5 0H65L16 68ZM39.5 34L67.5 100H50.5L28 48Z'),
];
