// From a key press to a command of the key table.
import { bindings, chordOf, isGlobal } from './keys.js';
/** @typedef {import('./app.js').App} App */

export const MAC = /Mac|iP/.test(navigator.platform);

export class Keyboard {
  /** @type {Map<string, import('./keys.js').Key>} */ #map = new Map();
  #last = { chord: '', time: 0 };

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    document.addEventListener('keydown', (event) => this.#pressed(event));
    this.bind();
  }

  bind() {
    this.#map = bindings(this.app.settings);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const { app } = this;
    if (!/^(Control|Alt|Shift|Meta|AltGraph)$/.test(event.key)) document.documentElement.dataset.input = 'key';
    if (!app.shown || event.isComposing || event.defaultPrevented) return;
    if (event.key === 'Tab') return this.#tab(event);
    if (app.dialogs.busy) return;
    app.pointer.cancel();
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.matches?.('input, select, textarea, [contenteditable]')) return;
    const chord = chordOf(event, { mac: MAC });
    if (app.game.shown && !app.banner.root.contains(target) && !/^(Control|Alt|Shift|Meta|AltGraph)$/.test(event.key)) {
      event.preventDefault();
      return app.do('stop'); // the computer plays: any key ends that, and does nothing else
    }
    const key = this.#map.get(chord);
    const onBoard = app.focus.inside || target === document.body || target === document.documentElement;
    if (!key || !(onBoard || isGlobal(chord))) return;
    event.preventDefault();
    // Held, Undo stops at the deal: it never slides into the former game.
    if (event.repeat && (!key.again || app.ipc.waiting > 1 || (key.id === 'undo' && !app.game.view.can.undo))) return;
    const now = performance.now(), guard = app.settings.repeatGuard;
    if (guard && chord === this.#last.chord && now - this.#last.time < guard) return;
    this.#last = { chord, time: now };
    app.game.hurry();
    if (app.settings.scanning && key.id === 'pick') return app.scan.press();
    app.scan.stop();
    app.do(key.id);
  }

  /** Tab goes round at both ends, and never out into nothing. @param {KeyboardEvent} event */
  #tab(event) {
    const { app } = this, { top } = app.dialogs;
    if (!top) app.pointer.cancel();
    // Of radio buttons only the chosen one is a stop.
    const all = [.../** @type {NodeListOf<HTMLInputElement>} */ ((top ?? document).querySelectorAll('button, a[href], input, select, textarea, summary, [tabindex="0"]'))]
      .filter((node) => node.tabIndex >= 0 && !node.disabled && node.checkVisibility?.() !== false && (node.type !== 'radio' || node.checked));
    const here = all.indexOf(/** @type {HTMLInputElement} */ (document.activeElement));
    const edge = event.shiftKey ? here === 0 : here === all.length - 1;
    if (here >= 0 && !edge) return;
    event.preventDefault();
    // From the bare table Tab goes to its cards.
    const next = here < 0 && !event.shiftKey && !top ? app.board.nodeOf(app.focus.stop) : event.shiftKey ? all.at(-1) : all[0];
    next?.focus();
    if (!top) app.focus.ring();
  }
}
