// Path data as values: parse, place, turn, mirror.
//
// Every drawing is baked to final coordinates when it is built. That leaves a whole pip card with two or three
// <path> elements and no transform, no id and no <use>: fewer nodes than any sprite, and nothing that can clash
// between 52 cards.

/**
 * An affine map [a b c d e f], as in SVG's matrix(). Only similarities (turn, even scale, mirror, shift) are used,
 * so that an arc stays an arc of the same kind.
 * @typedef {readonly [number, number, number, number, number, number]} Matrix
 */

/** @type {Readonly<Record<string, number>>} */
const ARITY = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Two decimals of a 250-unit card are a hundredth of a pixel: nobody sees more. @param {number} v */
export const num = (v) => String(Math.round(v * 100) / 100 || 0);

/**
 * Shift to (x, y) after scaling by k and turning by degrees.
 * @param {number} x @param {number} y @param {number} [k] @param {number} [degrees]
 * @returns {Matrix}
 */
export function at(x, y, k = 1, degrees = 0) {
  const r = (degrees * Math.PI) / 180, c = k * Math.cos(r), s = k * Math.sin(r);
  return [c, s, -s, c, x, y];
}

/** Left and right exchanged about x = 0. @type {Matrix} */
export const MIRROR = [-1, 0, 0, 1, 0, 0];

/**
 * Apply `second` after `first`.
 * @param {Matrix} second @param {Matrix} first
 * @returns {Matrix}
 */
export function then(second, first) {
  const [a, b, c, d, e, f] = second, [g, h, i, j, k, l] = first;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/**
 * One command of a path: its letter and its numbers.
 * @typedef {{ op: string, n: number[] }} Step
 */

/** The same few paths are placed again and again. @type {Map<string, readonly Step[]>} */
const parsed = new Map();

/**
 * Split path data into steps, repeated argument groups included.
 * @param {string} d
 * @returns {readonly Step[]}
 */
export function parse(d) {
  const known = parsed.get(d);
  if (known) return known;
  /** @type {Step[]} */
  const steps = [];
  for (const [, op = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = ARITY[op.toLowerCase()] ?? 0;
    if (size === 0) steps.push({ op, n: [] });
    for (let i = 0; size > 0 && i < n.length; i += size) {
      // After a first "move", further pairs are lines (SVG 2, 9.3.3).
      const again = i > 0 && (op === 'M' ? 'L' : op === 'm' ? 'l' : '');
      steps.push({ op: again || op, n: n.slice(i, i + size) });
    }
  }
  if (d.length < 400) parsed.set(d, steps);
  return steps;
}

/**
 * The same path, moved by a similarity. Horizontal and vertical lines become plain lines where the map turns them.
 * @param {string} d @param {Matrix} m
 */
export function place(d, m) {
  const [a, b, c, e] = m, scale = Math.sqrt(Math.abs(a * e - b * c)), flips = a * e - b * c < 0;
  let x = 0, y = 0, startX = 0, startY = 0, out = '';
  for (const { op, n } of parse(d)) {
    const low = op.toLowerCase(), ox = op === low ? x : 0, oy = op === low ? y : 0;
    /** @type {number[]} */
    const points = [];
    if (low === 'z') {
      [x, y] = [startX, startY];
      out += 'Z';
      continue;
    }
    if (low === 'h') points.push(ox + (n[0] ?? 0), y);
    else if (low === 'v') points.push(x, oy + (n[0] ?? 0));
    else for (let i = low === 'a' ? 5 : 0; i < n.length; i += 2) points.push(ox + (n[i] ?? 0), oy + (n[i + 1] ?? 0));
    x = points.at(-2) ?? x;
    y = points.at(-1) ?? y;
    if (low === 'm') [startX, startY] = [x, y];
    const turned = Math.round(b * 1e6) !== 0;
    const put = [];
    for (let i = 0; i < points.length; i += 2) {
      const px = points[i] ?? 0, py = points[i + 1] ?? 0;
      put.push(num(a * px + c * py + m[4]), num(b * px + e * py + m[5]));
    }
    if (low === 'h' && !turned) out += `H${put[0]}`;
    else if (low === 'v' && !turned) out += `V${put[1]}`;
    else if (low === 'h' || low === 'v') out += `L${put.join(' ')}`;
    else if (low === 'a') {
      const [rx = 0, ry = 0, , large = 0, sweep = 0] = n;
      const tilt = rx === ry ? 0 : (Math.atan2(b, a) * 180) / Math.PI;
      out += `A${num(rx * scale)} ${num(ry * scale)} ${num(tilt)} ${large} ${flips ? 1 - sweep : sweep} ${put.join(' ')}`;
    } else out += op.toUpperCase() + put.join(' ');
  }
  return out;
}

/** A circle or an ellipse as path data. @param {number} x @param {number} y @param {number} rx @param {number} [ry] */
export const ellipse = (x, y, rx, ry = rx) =>
  `M${num(x - rx)} ${num(y)}A${rx} ${ry} 0 1 1 ${num(x + rx)} ${num(y)}A${rx} ${ry} 0 1 1 ${num(x - rx)} ${num(y)}Z`;

/** A rounded rectangle as path data. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
export const box = (x, y, w, h, r = 0) => {
  const c = Math.min(r, w / 2, h / 2), arc = c ? `a${c} ${c} 0 0 1 ` : '';
  return c
    ? `M${num(x + c)} ${num(y)}h${num(w - 2 * c)}${arc}${c} ${c}v${num(h - 2 * c)}${arc}${-c} ${c}h${num(2 * c - w)}${arc}${-c} ${-c}v${num(2 * c - h)}${arc}${c} ${-c}Z`
    : `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;
};

/** A lozenge about (x, y). @param {number} x @param {number} y @param {number} rx @param {number} [ry] */
export const lozenge = (x, y, rx, ry = rx) => `M${num(x)} ${num(y - ry)}L${num(x + rx)} ${num(y)}L${num(x)} ${num(y + ry)}L${num(x - rx)} ${num(y)}Z`;
