// The bar: a slim one above the table, or a row in reach of the thumb. Undo stands far from New and Restart.
import { button, h } from './dom.js';
import { fill } from './text.js';
/** @typedef {import('./app.js').App} App */
/** @typedef {import('./protocol.d.ts').View} View */

/** In the order of the desktop; styles place them otherwise on a phone. */
const ITEMS = /** @type {const} */ ([
  ['new', 'new', 'bar-new'], ['restart', 'restart', 'do-restart'], ['', '', ''], ['undo', 'undo', 'do-undo'], ['redo', 'redo', 'do-redo'], ['|', '', ''],
  ['hint', 'hint', 'do-hint'], ['check', 'check', 'bar-check'], ['more', 'more', 'do-more'],
]);

export class Toolbar {
  /** @param {HTMLElement} root @param {App} app */
  constructor(root, app) {
    this.root = root;
    for (const [what, icon, text] of ITEMS) {
      if (what === '') root.append(h('span', { class: 'space' }));
      else if (what === '|') root.append(h('span', { class: 'rule', 'aria-hidden': 'true' }));
      else {
        const node = button(what, { icon, text });
        node.dataset.tip = `do-${what}`;
        root.append(node);
      }
    }
    fill(root);
    root.addEventListener('click', (event) => {
      const node = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('[data-do]'));
      if (node && node.getAttribute('aria-disabled') !== 'true') app.do(node.dataset.do ?? '');
    });
  }

  /** @param {View} view */
  update({ can }) {
    const off = /** @type {Record<string, boolean>} */ ({ restart: !can.restart, undo: !can.undo && !can.bringBack, redo: !can.redo, hint: !can.hint, check: !can.check });
    // Not `disabled`: a button that is about to be off must not lose the focus.
    for (const node of /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll('[data-do]'))) {
      const is = off[node.dataset.do ?? ''];
      if (is) node.setAttribute('aria-disabled', 'true'); else node.removeAttribute('aria-disabled');
    }
  }

  /** @returns {HTMLElement | null} */
  first() {
    return this.root.querySelector('button');
  }
}
