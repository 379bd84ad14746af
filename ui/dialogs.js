// Dialogs: one frame for all; each has a module of its own and, where it needs one, a style sheet, fetched when first opened.
// A module exports `build(app, about)` and answers `Parts`.
import { h } from './dom.js';
import { iconNode } from './art/draw.js';
import { fill, t } from './text.js';
/** @typedef {import('./app.js').App} App */
/** @typedef {import('./protocol.d.ts').View} View */
/**
 * @typedef {object} Parts
 * @property {string} title a message id, or the text itself @property {Node[]} body
 * @property {Node[]} [actions] buttons below; `data-do="close"` closes, any other closes and does what it names
 * @property {HTMLElement | null} [first] has the focus at first
 * @property {boolean} [bare] no close button: the actions are the only ways out
 * @property {() => void} [cancel] what Escape does, instead of closing
 * @property {(node: HTMLDialogElement) => void} [opened] it stands on the page, with the focus in it
 * @property {() => void} [closed]
 * @property {(view: View) => void} [update] the board has changed below
 */
/** @typedef {{ build: (app: App, about?: any) => Parts | Promise<Parts> }} Module */

/** Every dialog, and the style sheets it needs. @type {Readonly<Record<string, string>>} */
const MODULES = {
  setup: 'form', settings: 'form', more: 'more', summary: 'summary', help: 'help', about: 'help', licences: 'help', records: 'form plots', review: 'form plots',
  calendar: 'form deals', verified: 'form deals', pause: '', paste: '', code: '', search: '', link: '',
};

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();
/** @param {string} name */
function sheet(name) {
  const known = sheets.get(name);
  if (known) return known;
  const link = h('link', { rel: 'stylesheet', href: `styles/${name}.css` });
  const ready = new Promise((/** @type {(value: void) => void} */ done) => { link.onload = link.onerror = () => done(); });
  document.head.append(link);
  sheets.set(name, ready);
  return ready;
}

export class Dialogs {
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #soon;
  /** @type {Map<string, { node: HTMLDialogElement, parts: Parts, opener: Element | null }>} */ #open = new Map();
  /** What is to be open, also while its module is on the way. @type {Set<string>} */ #wanted = new Set();

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  /** Whether a dialog has the keys. */
  get busy() {
    return this.#open.size > 0;
  }

  /** The dialog on top. */
  get top() {
    return [...this.#open.values()].at(-1)?.node ?? null;
  }

  /** @param {string} name */
  isOpen(name) {
    return this.#wanted.has(name);
  }

  /** @param {string} name @param {unknown} [about] */
  async open(name, about) {
    if (!(name in MODULES) || this.#wanted.has(name)) return;
    this.#wanted.add(name);
    try {
      const [{ build }] = /** @type {[Module, ...unknown[]]} */ (await Promise.all([import(`./dialogs/${name}.js`), ...MODULES[name].split(' ').filter(Boolean).map(sheet)]));
      const parts = await build(this.app, about);
      if (this.#wanted.has(name)) this.#show(name, parts);
    } catch (error) {
      this.#wanted.delete(name);
      this.app.fault(/** @type {any} */ (error)?.message ?? '');
    }
  }

  /** @param {string} name @param {Parts} parts */
  #show(name, parts) {
    const head = h('h2', { id: `${name}-heading`, 'data-text': t(parts.title) ? parts.title : null }, parts.title);
    const close = parts.bare ? null : h('button', { type: 'button', class: 'quiet x', 'data-do': 'close', 'data-label': 'do-close', 'data-tip': 'do-close' }, iconNode('close'));
    const node = h('dialog', { id: name, 'aria-labelledby': head.id, class: 'on-panel' }, h(
      'div', { class: 'panel' }, h('header', {}, head, close), h('div', { class: 'body' }, ...parts.body),
      parts.actions?.length ? h('footer', {}, ...parts.actions) : null,
    ));
    fill(node);
    node.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (parts.cancel) parts.cancel(); else this.close(name);
    });
    node.addEventListener('click', (event) => this.#clicked(name, event));
    const opener = document.activeElement;
    document.body.append(node);
    this.#open.set(name, { node, parts, opener });
    node.showModal();
    (parts.first ?? node.querySelector('footer .primary') ?? close ?? head).focus();
    parts.opened?.(node);
  }

  /** @param {string} name @param {Event} event */
  #clicked(name, event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target instanceof HTMLDialogElement && !this.#open.get(name)?.parts.bare) return this.close(name);
    const what = /** @type {HTMLElement | null} */ (target.closest('[data-do]'))?.dataset.do;
    if (!what || event.defaultPrevented) return;
    this.close(name);
    if (what !== 'close') this.app.do(what);
  }

  /** @param {string} name */
  close(name) {
    this.#wanted.delete(name);
    const entry = this.#open.get(name);
    if (!entry) return;
    this.#open.delete(name);
    const { node, parts, opener } = entry;
    node.close();
    node.remove();
    parts.closed?.();
    const back = opener instanceof HTMLElement && opener.isConnected && opener !== document.body && opener.checkVisibility?.() !== false ? opener : null;
    if (this.busy) return back?.focus();
    if (back) back.focus(); else this.app.focus.to(this.app.focus.stop);
    this.app.focus.ring();
  }

  /** What the board asks for by itself: the cover of a pause, the summary of an end. @param {View} view @param {View | null} before */
  update(view, before) {
    const paused = view.phase === 'paused';
    this.app.board.root.classList.toggle('covered', paused);
    if (paused) void this.open('pause');
    else this.close('pause');
    const over = view.summary !== null && (view.phase === 'won' || view.phase === 'ended');
    if (over && (before?.phase !== view.phase || before.game !== view.game)) {
      // A moment later: a title that speaks is not heard while a dialog opens, and the last card arrives first.
      clearTimeout(this.#soon);
      this.#soon = setTimeout(() => void this.open('summary', { view, show: before !== null && view.phase === 'won' }), before ? 300 : 0);
    } else if (!over) {
      clearTimeout(this.#soon);
      this.close('summary');
    }
    for (const { parts } of this.#open.values()) parts.update?.(view);
    // What had the focus may have been covered when its dialog went.
    if (!this.busy && document.activeElement === document.body) this.app.focus.to(this.app.focus.stop);
  }
}
