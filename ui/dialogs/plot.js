// Plots and tables. Shapes are SVG that stretches; what is written stands around it, so that it keeps its size.
import { h } from '../dom.js';
import { t } from '../text.js';
import { bars, every, path, points, ticks } from './geometry.js';
/** @typedef {import('../protocol.d.ts').Plot} Plot */

/** An SVG element. @param {string} tag @param {Record<string, unknown>} [attributes] @param {(Node | string)[]} children */
export function g(tag, attributes = {}, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}
/** A picture that stretches. @param {string} label @param {Node[]} children */
export const stretch = (label, ...children) => g('svg', { viewBox: '0 0 100 100', preserveAspectRatio: 'none', role: 'img', 'aria-label': label }, ...children);

/** @param {string} label @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
export const table = (label, head, rows) => h('div', { class: 'sheet', tabindex: 0, role: 'region', 'aria-label': label }, h('table', { 'aria-label': label },
  h('thead', {}, h('tr', {}, ...head.map((text) => h('th', { scope: 'col' }, text)))),
  h('tbody', {}, ...rows.map((row) => h('tr', {}, ...row.map((text) => h('td', {}, text)))))));

/** @param {Plot} plot */
export function plotNode({ title, kind, x, y, xLabel, yLabel, head, rows }) {
  const steps = ticks(y), top = /** @type {number} */ (steps.at(-1)), spots = points(y, top), number = new Intl.NumberFormat(document.documentElement.lang);
  const lines = steps.map((step) => g('path', { class: 'grid', d: `M0 ${100 - (100 * step) / top}H100` }));
  const shape = kind === 'bars' ? bars(y, top).map((bar) => g('rect', { class: 'bar', ...bar }))
    : [g('path', { class: 'line', d: path(spots) }), ...(y.length < 50 ? [g('path', { class: 'dots', d: spots.map(([a, b]) => `M${a} ${b}h.01`).join('') })] : [])];
  // The whole height of a step tells its value to a pointer.
  const hits = y.map((value, i) => g('rect', { class: 'hit', x: (i * 100) / y.length, y: 0, width: 100 / y.length, height: 100 }, g('title', {}, `${x[i] ?? ''}: ${number.format(value)}`)));
  const nth = every(x.length, 50 / (1.5 + Math.max(...x.map((text) => text.length))));
  return h('figure', {}, h('figcaption', {}, h('strong', {}, title), h('span', {}, yLabel)),
    h('div', { class: 'plot' },
      h('div', { class: 'up', 'aria-hidden': 'true' }, ...steps.toReversed().map((step) => h('span', {}, number.format(step)))),
      stretch(title, ...lines, ...shape, ...hits),
      h('div', { class: 'along', 'aria-hidden': 'true' }, ...x.map((text, i) => h('span', {}, i % nth ? '' : text)))),
    h('p', { class: 'note' }, xLabel),
    h('details', {}, h('summary', {}, t('records-show-table'), h('span', { class: 'unseen' }, `: ${title}`)), table(title, head, rows)));
}
