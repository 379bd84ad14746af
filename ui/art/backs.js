// Card backs on a 250 x 350 card. Each looks the same after half a turn: every pattern is laid out about the middle
// in steps that half a turn maps onto themselves.
import { at, box, ellipse, lozenge, num, place } from './path.js';
import { Picture, svg } from './picture.js';

/** The inks of a back; styles/themes.css gives them their colours for each back and theme. */
export const GROUND = 'var(--back-ground)';
export const LINE = 'var(--back-line)';
export const FIGURE = 'var(--back-figure)';

/** @typedef {(x: number, y: number, column: number, row: number) => string} Motif */

const [CX, CY] = [125, 175];

/**
 * A motif repeated about the middle of the card, far enough to cover the field.
 * @param {number} stepX @param {number} stepY @param {Motif} motif
 * @param {{ half?: boolean }} [options] half: shifted by half a step both ways
 */
function tiled(stepX, stepY, motif, { half = false } = {}) {
  const columns = Math.ceil(112 / stepX) + 1, rows = Math.ceil(162 / stepY) + 1, shift = half ? 0.5 : 0;
  let d = '';
  for (let r = -rows; r <= rows - 2 * shift; r++) {
    for (let c = -columns; c <= columns - 2 * shift; c++) d += motif(CX + (c + shift) * stepX, CY + (r + shift) * stepY, c, r);
  }
  return d;
}

/** A regular star. @param {number} x @param {number} y @param {number} points @param {number} outer @param {number} inner @param {number} [turn] degrees */
function star(x, y, points, outer, inner, turn = 0) {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const a = (turn * Math.PI) / 180 + (i * Math.PI) / points, r = i % 2 ? inner : outer;
    d += `${i ? 'L' : 'M'}${num(x + r * Math.sin(a))} ${num(y - r * Math.cos(a))}`;
  }
  return d + 'Z';
}

/** A path repeated round a centre. @param {string} d about (0, 0) @param {number} count @param {number} [x] @param {number} [y] */
const around = (d, count, x = CX, y = CY) =>
  Array.from({ length: count }, (_, i) => place(d, at(x, y, 1, (360 / count) * i))).join('');

/** Diagonal lines at 45 degrees with a double-square star in the middle. @param {Picture} p */
function lattice(p) {
  const step = 26 * Math.SQRT2;
  let lines = '';
  for (let i = -9; i <= 9; i++) {
    lines += `M${num(CX + i * step - 180)} ${CY - 180}l360 360M${num(CX + i * step + 180)} ${CY - 180}l-360 360`;
  }
  p.stem(lines, LINE, 3.2);
  const stone = (/** @type {number} */ x, /** @type {number} */ y) => lozenge(x, y, 5.2), dot = (/** @type {number} */ x, /** @type {number} */ y) => ellipse(x, y, 2.6);
  p.fill(tiled(step, step, stone) + tiled(step, step, stone, { half: true }), FIGURE);
  p.fill(tiled(step, step, (x, y) => dot(x + step / 2, y) + dot(x, y + step / 2)), FIGURE);
  p.both(ellipse(CX, CY, 50), GROUND, FIGURE, 2.6);
  p.stem(around(box(-26, -26, 52, 52), 1) + place(box(-26, -26, 52, 52), at(CX, CY, 1, 45)) + ellipse(CX, CY, 12), FIGURE, 2.6);
  p.fill(ellipse(CX, CY, 4), FIGURE);
}

/** Overlapping circles: four-petalled flowers. @param {Picture} p */
function petals(p) {
  const step = 34.44, r = step / 2;
  const circle = (/** @type {number} */ x, /** @type {number} */ y) => ellipse(x, y, r);
  p.stem(tiled(step, step, circle) + tiled(step, step, circle, { half: true }), FIGURE, 1.6);
  p.fill(tiled(step, step, (x, y) => ellipse(x + r, y, 2.1) + ellipse(x, y + r, 2.1)), FIGURE);
  p.fill(tiled(step, step, (x, y) => lozenge(x, y, 4.4), { half: true }) + tiled(step, step, (x, y) => lozenge(x, y, 4.4)), LINE);
}

/** Eight-pointed stars, tip to tip, with crosses between. @param {Picture} p */
function stars(p) {
  const step = 42, r = step / 2;
  p.both(tiled(step, step, (x, y) => star(x, y, 8, r, r * 0.765)), LINE, FIGURE, 1.6);
  p.both(tiled(step, step, (x, y) => star(x, y, 8, r * 0.5, r * 0.38, 22.5)), GROUND, FIGURE, 1.3);
  p.fill(tiled(step, step, (x, y) => ellipse(x, y, 2.3)), FIGURE);
  p.fill(tiled(step, step, (x, y) => lozenge(x, y, 4.6), { half: true }), FIGURE);
}

/** Straps of three strands, over and under. @param {Picture} p */
function weave(p) {
  const cell = 31.1;
  const strands = (/** @type {number} */ turn) => [-7.6, 0, 7.6].map((o) => place(`M-13 ${o}H13`, at(0, 0, 1, turn))).join('');
  const [down, up] = [strands(45), strands(-45)], half = cell / Math.SQRT2;
  p.line(tiled(half * 2, half * 2, (x, y) => place(down, at(x, y))) + tiled(half * 2, half * 2, (x, y) => place(down, at(x, y)), { half: true }), LINE, 4.2);
  p.line(tiled(half * 2, half * 2, (x, y) => place(up, at(x + half, y)) + place(up, at(x, y + half))), FIGURE, 2.6);
}

/** A sun with rays to the rim. @param {Picture} p */
function sun(p) {
  p.fill(around('M-2.2 -44L-13 -240H13L2.2 -44Z', 24), LINE);
  p.line(around('M0 -62V-240', 24) + place(around('M0 -78V-96M0 -108V-116', 24, 0, 0), at(CX, CY, 1, 7.5)), FIGURE, 1.5);
  p.both(star(CX, CY, 24, 62, 50), GROUND, FIGURE, 2.2);
  p.fill(place(around('M-2.4 -32L0 -47L2.4 -32Z', 24, 0, 0), at(CX, CY)), FIGURE);
  p.both(ellipse(CX, CY, 30), LINE, FIGURE, 2.2);
  p.stem(around('M0 0C-11 -8 -11 -20 0 -27C11 -20 11 -8 0 0Z', 6), FIGURE, 1.8);
  p.fill(ellipse(CX, CY, 4.4), FIGURE);
}

/** An ogee net with a sprig in each mesh. @param {Picture} p */
function ogee(p) {
  const [w, h] = [52.5, 77.5];
  const mesh = `M0 ${-h / 2}C4 -22 ${w / 2} -18 ${w / 2} 0C${w / 2} 18 4 22 0 ${h / 2}C-4 22 ${-w / 2} 18 ${-w / 2} 0C${-w / 2} -18 -4 -22 0 ${-h / 2}Z`;
  const each = (/** @type {string} */ d) => tiled(w, h, (x, y) => place(d, at(x, y))) + tiled(w, h, (x, y) => place(d, at(x, y)), { half: true });
  const leaf = 'M0 -4C-6 -9 -6 -19 0 -27C6 -19 6 -9 0 -4Z', side = place('M0 -4C-4.6 -8 -4.6 -14 0 -19.5C4.6 -14 4.6 -8 0 -4Z', at(0, 0, 1, 62));
  p.fill(each(place(mesh, at(0, 0, 0.8))), LINE);
  p.stem(each(mesh), FIGURE, 1.7);
  p.fill(each(leaf + place(leaf, at(0, 0, 1, 180)) + side + place(side, at(0, 0, 1, 180)) + place(side, at(0, 0, 1, 56)) + place(side, at(0, 0, 1, 236)) + ellipse(0, 0, 2.6)), FIGURE);
}

/** @type {Readonly<Record<string, (p: Picture) => void>>} */
const PATTERNS = { lattice, petals, stars, weave, sun, ogee };

/** In the order of the settings; the first is the default. @type {readonly string[]} */
export const BACK_NAMES = Object.keys(PATTERNS);

/**
 * A back, by name; an unknown name gives the default.
 * @param {string} [name]
 * @returns {string}
 */
export function backSvg(name = 'lattice') {
  const known = name in PATTERNS ? name : 'lattice', field = new Picture(), rim = new Picture();
  PATTERNS[known]?.(field);
  rim.stem(box(20, 20, 210, 310, 4), FIGURE, 2.4);
  // A nested <svg> clips to its own rectangle: no clip path, no id.
  return svg(`back ${known}`, '0 0 250 350',
    `<path d="${box(9, 9, 232, 332, 9)}" fill="${GROUND}"/>`
    + `<svg x="20" y="20" width="210" height="310" viewBox="20 20 210 310">${field.markup()}</svg>${rim.markup()}`
    + `<path d="${box(9, 9, 232, 332, 9)}" fill="#000" fill-opacity="var(--back-dim)"/>`);
}
