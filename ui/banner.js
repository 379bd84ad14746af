// What the page says without stopping play: a dead end, a notice, the computer at play.
import { button, h, one } from './dom.js';
import { iconNode } from './art/draw.js';
import { fill, t } from './text.js';
/** @typedef {import('./app.js').App} App */
/** @typedef {import('./protocol.d.ts').View} View */
/** @typedef {import('./protocol.d.ts').Notice} Notice */

export class Banner {
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #gone;
  #dismissed = '';

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.root = one('#banner');
    this.note = one('#notice');
    this.root.addEventListener('click', (event) => this.#clicked(event));
    this.note.addEventListener('click', (event) => {
      if (/** @type {Element} */ (event.target).closest('button')) this.#close();
    });
  }

  /** @param {Event} event */
  #clicked(event) {
    const node = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('[data-do]'));
    if (!node) return;
    const { app } = this;
    const what = node.dataset.do ?? '';
    if (what === 'undo') for (let n = app.game.view.deadEnd?.undos || 1; n > 0; n -= 1) app.do('undo');
    else if (what === 'dismiss') this.#dismissed = this.#key(app.game.view);
    else app.do(what);
    app.ipc.run(() => app.focus.to(app.focus.stop));
    if (what === 'dismiss') this.update(app.game.view);
  }

  /** @param {View} view */
  #key(view) {
    if (view.phase === 'finishing' || view.phase === 'demo') return view.phase;
    if (view.deadEnd) return `dead ${view.game} ${view.deadEnd.title} ${view.deadEnd.text}`;
    return '';
  }

  /** @param {View} view */
  update(view) {
    const key = this.#key(view);
    if (key !== this.#dismissed) this.#dismissed = '';
    const show = key === this.#dismissed ? '' : key;
    if (this.root.dataset.shows === show) return;
    const had = this.root.contains(document.activeElement);
    this.root.dataset.shows = show;
    this.root.hidden = show === '';
    if (show === 'finishing' || show === 'demo') {
      this.root.replaceChildren(h('p', {}, t(show === 'demo' ? 'demo-text' : 'finishing-text')), ...(show === 'demo' ? [button('demo-step', { icon: 'step' })] : []), button('stop', { icon: 'stop' }));
    } else if (view.deadEnd) {
      const { title, text, undos } = view.deadEnd;
      const undo = button('undo', { icon: 'undo', cls: 'primary' });
      if (undos > 1) undo.append(` ${undos}`);
      this.root.replaceChildren(
        iconNode('blocked'), h('div', { class: 'words' }, h('strong', {}, title), h('p', {}, text)),
        button('new', { text: 'bar-new' }), button('restart'), undo,
        h('button', { type: 'button', class: 'quiet', 'data-do': 'dismiss', 'data-label': 'dead-end-dismiss', 'data-tip': 'dead-end-dismiss' }, iconNode('close')),
      );
    }
    fill(this.root);
    if (had) this.app.focus.to(this.app.focus.stop);
  }

  /** @param {Notice} notice */
  notice({ text, lasting }) {
    clearTimeout(this.#gone);
    this.note.replaceChildren(iconNode('info'), h('p', {}, text), h('button', { type: 'button', 'data-label': 'do-dismiss' }, iconNode('close')));
    fill(this.note);
    this.note.hidden = false;
    if (!lasting) this.#gone = setTimeout(() => this.#close(), 8000);
  }

  #close() {
    const had = this.note.contains(document.activeElement);
    this.note.hidden = true;
    if (had) this.app.focus.to(this.app.focus.stop);
  }

  /** @returns {HTMLElement | null} */
  first() {
    return this.root.hidden ? this.note.hidden ? null : this.note.querySelector('button') : this.root.querySelector('button');
  }
}
