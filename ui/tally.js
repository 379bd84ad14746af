// The status line: how far, how many moves, how long. And the verdict, where the player has asked for it.
import { button, h } from './dom.js';
import { iconNode } from './art/draw.js';
import { fill } from './text.js';
/** @typedef {import('./app.js').App} App */
/** @typedef {import('./protocol.d.ts').View} View */
/** @typedef {import('./protocol.d.ts').VerdictView} VerdictView */

/** The first sentence: the button beside it says the rest. @param {string} text */
const brief = (text) => /^[^.。]+/.exec(text)?.[0] ?? text;

const ICONS = { winnable: 'check', unwinnable: 'blocked', unknown: 'help', thinking: 'clock' };

export class Tally {
  /** @type {Map<string, HTMLElement>} */ #items = new Map();
  #verdict = '';

  /** @param {HTMLElement} root @param {HTMLElement} chip @param {App} app */
  constructor(root, chip, app) {
    this.root = root;
    this.chip = chip;
    this.app = app;
    chip.addEventListener('click', (event) => {
      if (/** @type {Element} */ (event.target).closest('[data-do]')) app.do('rewind');
    });
  }

  /** @param {View} view */
  update({ status, verdict, can }) {
    const kept = new Set(status.map(({ id }) => id));
    for (const [id, node] of this.#items) if (!kept.has(/** @type {any} */ (id))) { node.remove(); this.#items.delete(id); }
    for (const { id, text, label } of status) {
      if (id === 'time' && !this.app.settings.showClock) { this.#items.get(id)?.remove(); this.#items.delete(id); continue; }
      this.#put(id, text, label);
    }
    this.#order(status.map(({ id }) => id));
    this.verdict(verdict, can.rewind);
  }

  /** In the order of the view. @param {string[]} ids */
  #order(ids) {
    let last = null;
    for (const id of ids) {
      const node = this.#items.get(id);
      if (!node) continue;
      if (node.previousElementSibling !== last) { if (last) /** @type {Element} */ (last).after(node); else this.root.prepend(node); }
      last = node;
    }
  }

  /** @param {string} id @param {string} text @param {string} label */
  #put(id, text, label) {
    let node = this.#items.get(id);
    if (!node) {
      node = h('span', { class: 'item', 'data-status': id }, h('span', { 'aria-hidden': 'true' }), h('span', { class: 'unseen' }));
      this.#items.set(id, node);
      this.root.append(node);
    }
    const [seen, said] = /** @type {HTMLElement[]} */ ([...node.children]);
    if (seen.textContent !== text) seen.textContent = text;
    node.classList.toggle('none', /[–-]$/.test(text));
    if (said.textContent !== `${label}. `) said.textContent = `${label}. `;
  }

  /** The clock has gone on. @param {import('./protocol.d.ts').ClockChanged} clock */
  clock({ text, label, score }) {
    if (this.#items.has('time')) this.#put('time', text, label);
    if (score !== null && this.#items.has('score')) this.#put('score', score, score);
  }

  /** @param {VerdictView | null} verdict @param {boolean} rewind */
  verdict(verdict, rewind) {
    const key = verdict ? `${verdict.state} ${verdict.text} ${rewind}` : '';
    if (key === this.#verdict) return;
    this.#verdict = key;
    this.chip.hidden = !verdict;
    this.chip.replaceChildren();
    if (!verdict) return;
    this.chip.dataset.state = verdict.state;
    this.chip.append(iconNode(ICONS[verdict.state]), h('span', {}, brief(verdict.text)));
    if (verdict.state === 'unwinnable' && rewind) this.chip.append(button('rewind', { text: 'bar-rewind' }));
    fill(this.chip);
  }
}
