// Card backs on a 250 x 350 card, each the same after half a turn: patterns are laid out about the middle in steps
// that half a turn maps onto themselves.
//
// A back is an image (a data URL), not nodes: up to 45 cards show the same one. Inside it the whole drawing is one
// <pattern> tile, which WebKit paints once and then copies. Measured in WebKitGTK 2.50 with 24 face-down cards: 3 ms
// to paint above bare cards, against 30 ms as inline nodes; and 4 MB less. An image sees no page styles, so its
// colours are written in; a theme change makes a new one.
import { at, box, ellipse, lozenge, num, place } from './path.js';
import { Picture } from './picture.js';

/** @typedef {import('./theme.js').Theme} Theme */
/** @typedef {{ ground: string, line: string, figure: string }} BackInks */
/** @typedef {(x: number, y: number, column: number, row: number) => string} Motif */

const [CX, CY] = [125, 175];
/** The field inside the frame is 6 by 9 of these. */
const CELL = 310 / 9;
const FIELD = { x: CX - 3 * CELL, y: 20, width: 6 * CELL, height: 310 };
const [GROUND, LINE, FIGURE] = ['ground', 'line', 'figure'];

/**
 * A motif repeated about the middle of the field, wherever it touches the field.
 * @param {number} stepX @param {number} stepY @param {Motif} motif
 * @param {{ x?: number, y?: number }} [shift] in steps
 */
function tiled(stepX, stepY, motif, { x = 0, y = 0 } = {}) {
  const columns = Math.ceil(FIELD.width / 2 / stepX), rows = Math.ceil(FIELD.height / 2 / stepY);
  let d = '';
  for (let r = -rows; r <= rows - (y ? 1 : 0); r++) {
    for (let c = -columns; c <= columns - (x ? 1 : 0); c++) d += motif(CX + (c + x) * stepX, CY + (r + y) * stepY, c, r);
  }
  return d;
}
const HALF = { x: 0.5, y: 0.5 };

/** A line of no length: a dot, when its ends are round. @type {Motif} */
const dot = (x, y) => `M${num(x)} ${num(y)}h.01`;

/** A path about (0, 0) as a motif. @param {string} d @returns {Motif} */
const motif = (d) => (x, y) => place(d, at(x, y));

/** A regular star about (0, 0). @param {number} points @param {number} outer @param {number} inner @param {number} [turn] degrees */
function star(points, outer, inner, turn = 0) {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const a = (turn * Math.PI) / 180 + (i * Math.PI) / points, r = i % 2 ? inner : outer;
    d += `${i ? 'L' : 'M'}${num(r * Math.sin(a))} ${num(-r * Math.cos(a))}`;
  }
  return d + 'Z';
}

/** A path about (0, 0), repeated round it. @param {string} d @param {number} count @param {number} [first] degrees */
const around = (d, count, first = 0) =>
  Array.from({ length: count }, (_, i) => place(d, at(0, 0, 1, first + (360 / count) * i))).join('');

/** @param {string} d */
const middle = (d) => place(d, at(CX, CY));

/** Both diagonals through every crossing of the grid. @param {number} step */
const diagonals = (step) => {
  const reach = FIELD.height / 2 + step, [down, up] = ['', ''].map((_, i) => {
    let d = '';
    for (let k = -9; k <= 9; k++) d += `M${num(CX + k * step - (i ? -reach : reach))} ${num(CY - reach)}l${i ? -2 * reach : 2 * reach} ${2 * reach}`;
    return d;
  });
  return { down: down ?? '', up: up ?? '' };
};

/** Diagonal lines, a stone on each crossing; a double-square star in a ring. @param {Picture} p */
function lattice(p) {
  const { down, up } = diagonals(CELL);
  const stone = (/** @type {number} */ x, /** @type {number} */ y) => lozenge(x, y, 5);
  p.stem(down + up, LINE, 3.2);
  p.fill(tiled(CELL, CELL, stone) + tiled(CELL, CELL, stone, HALF), FIGURE);
  p.line(tiled(CELL, CELL, dot, { x: 0.5 }) + tiled(CELL, CELL, dot, { y: 0.5 }), FIGURE, 5.2);
  p.both(ellipse(CX, CY, 52), GROUND, FIGURE, 2.6);
  p.line(middle(around('M0 -45h.01', 24)), FIGURE, 3.4);
  p.stem(middle(around(box(-26, -26, 52, 52), 2, 45) + box(-26, -26, 52, 52) + ellipse(0, 0, 12)), FIGURE, 2.6);
  p.line(dot(CX, CY, 0, 0), FIGURE, 8);
}

/** Overlapping circles: four-petalled flowers, a stone in each. @param {Picture} p */
function petals(p) {
  const petal = 'M0 -17.22C6.3 -11 6.3 -6.2 0 0C-6.3 -6.2 -6.3 -11 0 -17.22Z';
  const ring = motif(ellipse(0, 0, CELL / 2));
  p.fill(tiled(CELL, CELL, motif(around(petal, 4, 45))), LINE);
  p.stem(tiled(CELL, CELL, ring, { x: 0.5, y: 0.5 }) + tiled(CELL, CELL, ring), FIGURE, 1.6);
  p.line(tiled(CELL, CELL, dot, { x: 0.5 }) + tiled(CELL, CELL, dot, { y: 0.5 }), FIGURE, 4.4);
}

/** Eight-pointed stars, tip to tip, with crosses between. @param {Picture} p */
function stars(p) {
  const step = CELL * 1.5, r = step / 2;
  p.both(tiled(step, step, motif(star(8, r, r * 0.765)), HALF), LINE, FIGURE, 1.8);
  p.both(tiled(step, step, motif(star(8, r * 0.56, r * 0.43, 22.5)), HALF), GROUND, FIGURE, 1.5);
  p.fill(tiled(step, step, motif(around('M0 0C-2.6 -3 -2.4 -6.4 0 -9.4C2.4 -6.4 2.6 -3 0 0Z', 8)), HALF), FIGURE);
  p.stem(tiled(step, step, motif(lozenge(0, 0, 11))), FIGURE, 1.5);
  p.fill(tiled(step, step, motif(lozenge(0, 0, 5.4))), FIGURE);
}

/** Straps, over and under. @param {Picture} p */
function weave(p) {
  const { down, up } = diagonals(CELL), over = tiled(CELL, CELL, motif('M-9.2 9.200L9.2 -9.2'));
  for (const straps of [up, down, over]) p.stem(straps, FIGURE, 16).stem(straps, LINE, 12.4).stem(straps, FIGURE, 1.5);
  p.line(tiled(CELL, CELL, dot, { x: 0.5 }) + tiled(CELL, CELL, dot, { y: 0.5 }), FIGURE, 3.4);
}

/** A sun whose rays reach the frame. @param {Picture} p */
function sun(p) {
  p.fill(middle(around('M-3.4 -58L-14 -215H14L3.4 -58Z', 24, 7.5)), LINE);
  p.line(middle(around('M0 -68V-215', 24)), FIGURE, 1.5);
  p.line(middle(around('M0 -82h.01M0 -94h.01', 24, 7.5)), FIGURE, 3.4);
  p.line(middle(around('M0 -106V-122', 24, 7.5)), FIGURE, 1.5);
  p.both(middle(star(24, 66, 53)), GROUND, FIGURE, 2.2);
  p.fill(middle(around('M-2.6 -34L0 -51L2.6 -34Z', 24)), FIGURE);
  p.both(ellipse(CX, CY, 31), LINE, FIGURE, 2.2);
  p.stem(middle(around('M0 0C-11 -8 -11 -20 0 -28C11 -20 11 -8 0 0Z', 6)), FIGURE, 1.8);
  p.line(dot(CX, CY, 0, 0), FIGURE, 9);
}

/** An ogee net with a sprig in each mesh. @param {Picture} p */
function ogee(p) {
  const [w, h] = [CELL * 1.5, CELL * 2.25];
  const mesh = `M0 ${-h / 2}C4 -22 ${w / 2} -18 ${w / 2} 0C${w / 2} 18 4 22 0 ${h / 2}C-4 22 ${-w / 2} 18 ${-w / 2} 0C${-w / 2} -18 -4 -22 0 ${-h / 2}Z`;
  const leaf = 'M0 -4C-6 -9 -6 -19 0 -27C6 -19 6 -9 0 -4Z', side = 'M0 -4C-4.6 -8 -4.6 -14 0 -19.500C4.6 -14 4.6 -8 0 -4Z';
  const sprig = around(leaf, 2) + around(side, 2, 62) + around(side, 2, 118) + ellipse(0, 0, 2.6);
  const each = (/** @type {string} */ d) => tiled(w, h, motif(d)) + tiled(w, h, motif(d), HALF);
  p.fill(each(place(mesh, at(0, 0, 0.8))), LINE).stem(each(mesh), FIGURE, 1.7).fill(each(sprig), FIGURE);
}

/** Scales above and below a band of stones, each half looking outwards. @param {Picture} p */
function waves(p) {
  const [w, h] = [CELL * 1.5, CELL * 0.75];
  const scale = `M${-w / 2} 0A${w / 2} ${w / 2} 0 0 1 ${w / 2} 0`, halves = (/** @type {string} */ d) => d + place(d, at(2 * CX, 2 * CY, 1, 180));
  for (let row = 6; row >= 0; row--) {
    let area = '', rings = '';
    for (let c = -2.5; c <= 2.5; c++) {
      const m = at(CX + (c + (row % 2 ? 0 : 0.5)) * w, CY - 8 - row * h);
      area += place(scale + 'Z', m);
      rings += [1, 0.7, 0.4].map((k) => place(place(scale, at(0, 0, k)), m)).join('');
    }
    p.fill(halves(area), row % 2 ? LINE : GROUND).stem(halves(rings), FIGURE, 1.8);
  }
  p.both(box(0, CY - 9, 250, 18), GROUND, FIGURE, 2.2);
  p.fill(tiled(CELL / 2, 400, motif(lozenge(0, 0, 5))), FIGURE);
}

/** @type {Readonly<Record<string, readonly [(p: Picture) => void, BackInks]>>} */
const BACKS = {
  lattice: [lattice, { ground: '#34506f', line: '#5a7ba1', figure: '#c9d6e2' }],
  petals: [petals, { ground: '#8c4030', line: '#a5573f', figure: '#f3e0cf' }],
  stars: [stars, { ground: '#1d545b', line: '#2b6c73', figure: '#cfe3dd' }],
  ogee: [ogee, { ground: '#4a5a2b', line: '#5f7239', figure: '#e6e8c8' }],
  sun: [sun, { ground: '#2b2e36', line: '#3d424d', figure: '#dcbf74' }],
  weave: [weave, { ground: '#452540', line: '#704567', figure: '#e7d4e0' }],
  waves: [waves, { ground: '#7a2c42', line: '#913f56', figure: '#f1d5d8' }],
};

/** In the order of the settings; the first is the default. @type {readonly string[]} */
export const BACK_NAMES = Object.keys(BACKS);

/**
 * The inks of a back under a theme, and how much of its light the night takes.
 * @param {string} name @param {Theme} [theme]
 * @returns {BackInks & { dim: number }}
 */
export function backInks(name, theme = 'green') {
  if (theme === 'contrast') return { ground: '#12305f', line: '#41639b', figure: '#ffffff', dim: 0 };
  const [, inks] = BACKS[name] ?? BACKS['lattice'] ?? [];
  return { .../** @type {BackInks} */ (inks), dim: theme === 'night' ? 0.18 : 0 };
}

/**
 * A back as an SVG document of its own; an unknown name gives the default. The rim is left open: the card's stock
 * shows there.
 * @param {string} [name] @param {Theme} [theme]
 * @returns {string}
 */
export function backSvg(name = 'lattice', theme = 'green') {
  const field = new Picture(), inks = backInks(name, theme), { x, y, width, height } = FIELD;
  const ground = box(9, 9, 232, 332, 9), edges = [x, y, width, height].map(num);
  (BACKS[name] ?? BACKS['lattice'])?.[0](field);
  const drawing = `<path d="${ground}" fill="${GROUND}"/>`
    // A nested <svg> clips to its own rectangle.
    + `<svg x="${edges[0]}" y="${edges[1]}" width="${edges[2]}" height="${edges[3]}" viewBox="${edges.join(' ')}">${field.markup()}</svg>`
    + new Picture().stem(box(x, y, width, height, 3), FIGURE, 2.4).markup()
    + (inks.dim ? `<path d="${ground}" fill="#000" fill-opacity="${inks.dim}"/>` : '');
  const coloured = drawing.replace(/"(ground|line|figure)"/g, (_, role) => `"${inks[/** @type {keyof BackInks} */ (role)]}"`);
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350">'
    + `<pattern id="b" width="250" height="350" patternUnits="userSpaceOnUse">${coloured}</pattern>`
    + '<path d="M0 0h250v350h-250z" fill="url(#b)"/></svg>';
}

/**
 * A back for CSS: `url("data:…")`.
 * @param {string} [name] @param {Theme} [theme]
 */
export const backUrl = (name, theme) =>
  `url("data:image/svg+xml,${backSvg(name, theme).replace(/"/g, "'").replace(/[<>#%]/g, encodeURIComponent)}")`;
