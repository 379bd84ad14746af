// What every court figure shares: head, face, hand. Half-figure coordinates: the middle of the card is (0, 0).
import { MIRROR, at, box, place, then } from './path.js';
import { DARK, MAIN, PALE, Picture, STOCK } from './picture.js';

/** A path and its mirror image. The two may touch but not overlap. @param {string} d */
export const pair = (d) => d + place(d, MIRROR);

/** An embroidered line along the shoulders, within the garment. */
export const SLEEVES = 'M-99 9C-95 -8 -77 -20 -55 -26M55 -25.5C70 -22 79 -18 85 -12.5';

/** The head is drawn a little larger than it sits. */
export const HEAD = then(at(0, -109.5), then(at(0, 0, 0.94), at(0, 111)));

/**
 * Bare stock, one half in the pale ink; the boundary between the two draws the nose.
 * @param {Picture} p
 * @param {number} w half the width @param {number} top @param {number} chin
 * @param {{ lips?: boolean, lashes?: boolean, shade?: string }} [look]
 */
export function face(p, w, top, chin, { lips = true, lashes = false, shade = PALE } = {}) {
  p.fill(`M${-w} ${top}H${w}V-62C${w} -46 ${w * 0.5} ${chin} 0 ${chin}C${-w * 0.5} ${chin} ${-w} -46 ${-w} -62Z`, STOCK);
  p.fill(`M0 ${top}V-69C-1 -62 -4.6 -57 -4.8 -54.4C-4.4 -52.2 -1.4 -52.4 0 -51.6V${chin}C${w * 0.5} ${chin} ${w} -46 ${w} -62V${top}Z`, shade);
  p.line(`M${1.5 - w} -54C${-w * 0.7} -42 ${-w * 0.36} ${chin} 0 ${chin}C${w * 0.36} ${chin} ${w * 0.7} -42 ${w - 1.5} -54`, DARK, 1.5);
  const brows = pair('M-15 -69.5Q-9.5 -73.5 -4.5 -70.5'), lids = pair('M-14 -63Q-9.3 -58.8 -4.8 -63');
  p.line(brows + lids, DARK, 2.4);
  if (lashes) p.line(pair('M-14 -63l-2.6 -.8'), DARK, 2);
  if (lips) p.fill('M-6 -44.6Q-3 -47.6 0 -46Q3 -47.6 6 -44.6Q0 -39.6 -6 -44.6Z', MAIN);
}

/** Sleeve, cuff and fist round something upright. @param {Picture} p @param {number} x @param {number} y */
export function hand(p, x, y) {
  const m = at(x, y);
  p.put(new Picture()
    .fill('M-17 17H17L18.4 24L-19.4 29.8Z', DARK)
    .both(box(-17, 8.5, 34, 9, 4), PALE, DARK, 1.8)
    .both(box(-10.5, -9, 21, 19, 7), STOCK, DARK, 2)
    .line('M-10 -3H3M-10 2.8H3', DARK, 1.6), m);
}
