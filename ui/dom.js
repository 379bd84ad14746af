// Building nodes, without a framework.
import { iconNode } from './art/draw.js';

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element. Attributes by name; `on` holds listeners; `true` sets a bare attribute, `false`, null and undefined none.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {{ on?: Record<string, (event: any) => void>, [name: string]: unknown }} [attributes] @param {Child[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, { on, ...attributes } = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, String(value));
  }
  for (const [name, handler] of Object.entries(on ?? {})) node.addEventListener(name, handler);
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** A button with an icon and words by id. @param {string} what its `data-do` @param {{ icon?: string, text?: string, cls?: string }} [look] */
export const button = (what, { icon, text = `do-${what}`, cls = '' } = {}) =>
  h('button', { type: 'button', 'data-do': what, class: cls }, icon ? iconNode(icon) : null, h('span', { 'data-text': text }));

/** @template {Element} [E=HTMLElement] @param {string} selector @param {ParentNode} [root] @returns {E} */
export function one(selector, root = document) {
  const node = root.querySelector(selector);
  if (!node) throw new Error(`${selector} is missing`);
  return /** @type {E} */ (node);
}
