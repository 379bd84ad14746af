// Where the focus is on the board: one Tab stop, real focus on real elements, never lost.
import { allStops, same, settle } from './state.js';
/** @typedef {import('./state.js').Stop} Stop */
/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('./protocol.d.ts').View} View */

export class Focus {
  /** @type {Stop} */ stop = { pile: 'stock', key: null };
  /** @type {Stop | null} */ #reached = null;
  /** Told when the focus has come to another stop, but not when a stop has moved. @type {(stop: Stop) => void} */ onArrival = () => {};

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    board.root.addEventListener('focusin', (event) => this.#came(event.target));
    board.root.addEventListener('focusout', () => this.ring());
  }

  /** The board's own elements that can be reached by Tab. @param {View} view */
  update(view) {
    const had = this.inside, bare = document.activeElement === this.board.root;
    this.stop = settle(view, this.stop);
    this.#tabs();
    if (had && !bare) this.to(this.stop);
    else this.ring();
  }

  get inside() {
    return this.board.root.contains(document.activeElement);
  }

  /** Whether a card or pile has the focus, not the bare table. */
  get onPile() {
    return this.inside && document.activeElement !== this.board.root;
  }

  /** @param {Stop} stop */
  to(stop) {
    const arrived = !same(stop, this.stop);
    if (arrived) this.board.peek(null);
    this.stop = stop;
    this.#tabs();
    const node = this.board.nodeOf(stop);
    if (document.activeElement !== node) node.focus({ preventScroll: true });
    if (this.board.settings().cardScale > 100) node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.ring();
    if (arrived) this.onArrival(stop);
  }

  /** @param {EventTarget | null} target */
  #came(target) {
    const stop = this.board.stopOf(target);
    if (stop && !same(stop, this.stop)) {
      this.board.peek(null);
      this.stop = stop;
      this.#tabs();
    }
    this.ring();
  }

  #tabs() {
    const all = this.board.settings().tabStops === 'cards';
    if (this.#reached && !all) this.board.nodeOf(this.#reached).tabIndex = -1;
    if (all && this.board.view) {
      const reached = new Set(allStops(this.board.view).map((stop) => this.board.nodeOf(stop)));
      for (const node of /** @type {NodeListOf<HTMLElement>} */ (this.board.root.querySelectorAll('.card, .slot'))) node.tabIndex = reached.has(node) ? 0 : -1;
    }
    this.#reached = this.stop;
    this.board.nodeOf(this.stop).tabIndex = 0;
  }

  /** The ring shows where keys act; a pointer shows that by itself. */
  ring() {
    const { root } = this.board;
    const byKey = document.documentElement.dataset.input !== 'pointer';
    this.board.encircle(byKey && this.onPile ? this.stop : null);
    root.classList.toggle('bare', byKey && document.activeElement === root);
  }
}
