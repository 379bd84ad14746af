// Mouse, pen and touch: drags, clicks, taps, double clicks and the second button, told apart in one place.
import { dropTarget } from './drop.js';
/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./state.js').Stop} Stop */

/** A second click on a spot where a card has just gone is a slip. */
const GUARD = 350;
const DOUBLE = 400;
const PRESS = 450;
/** A mouse that rests on a covered card looks at it. */
const REST = 700;

export class Pointer {
  /** @type {{ id: number, type: string, x: number, y: number, stop: Stop | null } | null} */ #down = null;
  /** The drag: from the pointer to the lead card's place on the board. @type {{ id: number, dx: number, dy: number } | null} */ #drag = null;
  /** @type {{ key: number | null, pile: string, time: number, x: number, y: number } | null} */ #click = null;
  /** @type {{ time: number, x: number, y: number } | null} */ #guard = null;
  #swallow = 0;
  #last = 0;
  #type = 'mouse';
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #press;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #rest;

  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    const { root } = game.board;
    root.addEventListener('pointerdown', (event) => this.#pressed(event));
    root.addEventListener('pointermove', (event) => this.#moved(event));
    root.addEventListener('pointerup', (event) => this.#up(event));
    root.addEventListener('pointercancel', () => this.cancel());
    root.addEventListener('lostpointercapture', () => this.cancel());
    root.addEventListener('pointerover', (event) => this.#over(event));
    root.addEventListener('pointerleave', () => this.#look(null));
    root.addEventListener('click', (event) => this.#clicked(event));
    root.addEventListener('contextmenu', (event) => event.preventDefault());
    root.addEventListener('dragstart', (event) => event.preventDefault());
    addEventListener('blur', () => this.cancel());
    addEventListener('resize', () => this.cancel());
    document.addEventListener('visibilitychange', () => this.cancel());
    // A second finger anywhere ends a drag.
    document.addEventListener('pointerdown', (event) => {
      document.documentElement.dataset.input = 'pointer';
      if (this.#drag && event.pointerId !== this.#drag.id) this.cancel();
    }, true);
  }

  get dragging() {
    return this.#drag !== null;
  }

  /** Ends whatever the pointer was about; a held run goes back. */
  cancel() {
    clearTimeout(this.#press);
    const dragged = this.#drag;
    this.#down = null;
    this.#drag = null;
    if (!dragged) return;
    this.#swallow = performance.now() + GUARD;
    this.game.letGo();
    this.#release(dragged.id);
  }

  /** @param {number} id */
  #release(id) {
    const { root } = this.game.board;
    try { if (root.hasPointerCapture(id)) root.releasePointerCapture(id); } catch { /* a pointer that is gone */ }
  }

  /** @param {PointerEvent} event */
  #pressed(event) {
    this.#type = event.pointerType || 'mouse';
    this.#swallow = 0;
    this.#look(null);
    if (this.#drag) return this.cancel();
    this.game.hurry();
    if (this.game.shown) {
      this.#swallow = performance.now() + GUARD;
      return this.game.onStop();
    }
    const stop = this.game.board.stopOf(event.target);
    if (event.button === 2 && event.pointerType !== 'touch') {
      event.preventDefault();
      this.#down = null;
      if (stop?.key != null && !this.#guarded(event)) {
        this.#spot(event);
        this.game.sendCardHome(stop);
      }
      return;
    }
    if (event.button !== 0) return;
    this.#down = { id: event.pointerId, type: this.#type, x: event.clientX, y: event.clientY, stop };
    clearTimeout(this.#press);
    if (event.pointerType === 'touch' && stop?.key != null) this.#press = setTimeout(() => this.#peek(stop), PRESS);
  }

  /** @param {PointerEvent} event */
  #over(event) {
    this.#look(null);
    const key = this.game.board.stopOf(event.target)?.key ?? null;
    if (key !== null && event.pointerType === 'mouse' && event.buttons === 0) this.#rest = setTimeout(() => this.#look(key), REST);
  }

  /** @param {number | null} key */
  #look(key) {
    clearTimeout(this.#rest);
    this.game.board.peek(key);
  }

  /** A long press looks at a covered card. @param {Stop} stop */
  #peek(stop) {
    if (!this.#down || this.#drag) return;
    if (!this.game.board.peek(stop.key)) return;
    this.#down = null;
    this.#swallow = performance.now() + 60_000;
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    if (this.#drag) {
      if (event.pointerId !== this.#drag.id) return;
      if (event.buttons === 0 || (event.buttons & ~1) !== 0) return this.cancel();
      return this.#follow(event);
    }
    const down = this.#down;
    if (!down || event.pointerId !== down.id) return;
    if (event.buttons === 0) { this.#down = null; clearTimeout(this.#press); return; }
    const { stop } = down;
    if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < (down.type === 'mouse' ? 4 : 8)) return;
    clearTimeout(this.#press);
    if (stop?.key == null) return;
    const at = this.game.hold(stop.key);
    if (!at) { this.#down = null; return; }
    // Measured once: to ask the page again at each move would lay it out again.
    this.#drag = { id: down.id, dx: at.x - down.x, dy: at.y - down.y };
    try { this.game.board.root.setPointerCapture(down.id); } catch { /* synthetic pointers cannot be captured */ }
    this.#follow(event);
  }

  /** @param {PointerEvent} event */
  #follow(event) {
    const drag = this.#drag, { board } = this.game;
    if (!drag) return;
    board.dragged = { x: event.clientX + drag.dx, y: event.clientY + drag.dy };
    board.place();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    clearTimeout(this.#press);
    this.#look(null);
    if (!this.#drag || event.pointerId !== this.#drag.id) return;
    this.#follow(event);
    const { board, hand } = this.game;
    const l = board.layout, at = board.dragged;
    this.#swallow = performance.now() + GUARD;
    const { id } = this.#drag;
    this.#drag = null;
    this.#down = null;
    const target = l && at && hand ? dropTarget({ ...at, w: l.w, h: l.h }, l, this.game.legalPiles(), hand.pile) : null;
    if (target) this.game.drop(target.pile);
    else this.game.letGo();
    this.#release(id);
  }

  /** @param {{ clientX: number, clientY: number }} event */
  #guarded({ clientX, clientY }) {
    const g = this.#guard;
    return g !== null && performance.now() - g.time < GUARD && Math.hypot(clientX - g.x, clientY - g.y) < 40;
  }

  /** @param {{ clientX: number, clientY: number }} event */
  #spot({ clientX, clientY }) {
    this.#guard = { time: performance.now(), x: clientX, y: clientY };
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const stop = this.game.board.stopOf(event.target);
    // A press by assistive technology has no pointer: it picks up and drops, whatever the pointer does.
    if (event.detail === 0 && !this.#down) {
      if (stop) this.game.activate(stop, 'pick');
      return;
    }
    this.#down = null;
    const now = performance.now();
    if (now < this.#swallow) { this.#swallow = 0; return; }
    // For shaky hands: a press that follows too fast is none.
    const soon = now - this.#last < this.game.settings.repeatGuard;
    this.#last = now;
    if (soon) return;
    if (!stop) { this.#click = null; return this.game.table(); }
    if (stop.pile === 'stock') { this.#click = null; return this.game.activate(stop, 'pick'); }
    if (this.#guarded(event)) return;
    const last = this.#click;
    const twice = last && stop.key !== null && stop.key === last.key && stop.pile === last.pile && now - last.time < DOUBLE
      && Math.hypot(event.clientX - last.x, event.clientY - last.y) < 12;
    this.#click = twice ? null : { ...stop, time: now, x: event.clientX, y: event.clientY };
    if (twice && stop.pile[0] !== 'f') {
      this.#spot(event);
      return this.game.sendCardHome(stop);
    }
    const { settings } = this.game;
    if (this.game.activate(stop, this.#type === 'touch' ? settings.touch : settings.mouse)) this.#spot(event);
  }
}
