// A picture is a list of painted paths, in painting order.
import { num, place } from './path.js';

/** @typedef {import('./path.js').Matrix} Matrix */

/** The inks that a drawing may name; styles/themes.css gives them their colours for each suit and theme. */
export const INK = 'var(--ink)';
export const STOCK = 'var(--stock)';
export const DARK = 'var(--court-dark)';
export const MAIN = 'var(--court-main)';
export const PALE = 'var(--court-pale)';
export const GOLD = 'var(--court-gold)';
export const PANEL = 'var(--court-panel)';

/**
 * One painted path. `width` is zero where nothing is stroked.
 * @typedef {{ d: string, fill: string, stroke: string, width: number, cap: 'round' | 'butt', alpha?: number }} Layer
 */

export class Picture {
  constructor() {
    /** @type {Layer[]} */
    this.layers = [];
  }

  /** @param {Layer} layer */
  add(layer) {
    const last = this.layers.at(-1);
    // Lines of one pen become one element. Areas do not: wound against each other, their overlap would be a hole.
    const samePen = last && layer.fill === 'none' && last.fill === 'none' && last.stroke === layer.stroke
      && last.width === layer.width && last.cap === layer.cap;
    if (samePen) last.d += layer.d;
    else if (layer.d) this.layers.push({ ...layer });
    return this;
  }

  /** A filled area. @param {string} d @param {string} ink */
  fill(d, ink) {
    return this.add({ d, fill: ink, stroke: '', width: 0, cap: 'butt' });
  }

  /** A line with round ends. @param {string} d @param {string} ink @param {number} width */
  line(d, ink, width) {
    return this.add({ d, fill: 'none', stroke: ink, width, cap: 'round' });
  }

  /** A line with flat ends, as the glyphs have. @param {string} d @param {string} ink @param {number} width */
  stem(d, ink, width) {
    return this.add({ d, fill: 'none', stroke: ink, width, cap: 'butt' });
  }

  /** A filled area with an outline. @param {string} d @param {string} ink @param {string} edge @param {number} width */
  both(d, ink, edge, width) {
    return this.add({ d, fill: ink, stroke: edge, width, cap: 'round' });
  }

  /** Everything of another picture, moved. @param {Picture} other @param {Matrix} m */
  put(other, m) {
    const scale = Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));
    for (const layer of other.layers) this.add({ ...layer, d: place(layer.d, m), width: layer.width * scale });
    return this;
  }

  /** The elements. */
  markup() {
    return this.layers.map(({ d, fill, stroke, width, cap, alpha }) => {
      const pen = stroke && ` stroke="${stroke}" stroke-width="${num(width)}"`
        + (cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : ' stroke-miterlimit="3"');
      return `<path d="${d}" fill="${fill}"${pen}${alpha ? ` opacity="${alpha}"` : ''}/>`;
    }).join('');
  }
}

/** @param {string} className @param {string} viewBox @param {string} content */
export const svg = (className, viewBox, content) =>
  `<svg class="${className}" viewBox="${viewBox}" aria-hidden="true" focusable="false">${content}</svg>`;
