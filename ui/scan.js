// One switch is enough: the legal moves light up one after the other, and a press plays the one that is lit.
// Enter, Space or a click on the bare table is the press; any other input ends the round.
import { t } from './text.js';
/** @typedef {import('./app.js').App} App */
/** @typedef {import('./protocol.d.ts').LegalMove} LegalMove */

export class Scan {
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;
  #at = -1;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  get running() {
    return this.#at >= 0;
  }

  /** The press: starts the round, or plays what is lit. */
  press() {
    const { app } = this;
    const move = this.running ? this.#moves()[this.#at] : null;
    if (!move) return this.#light(0);
    this.stop();
    app.ipc.run(async () => {
      await app.ipc.send('play', ({ revision }) => ({ action: move.action, revision }));
      this.#light(0);
    });
  }

  stop() {
    if (!this.running) return;
    clearTimeout(this.#timer);
    this.#at = -1;
    this.app.game.marks();
  }

  /** @returns {LegalMove[]} */
  #moves() {
    const { game } = this.app;
    return game.open ? game.view.legal : [];
  }

  /** @param {number} at */
  #light(at) {
    const { app } = this, moves = this.#moves();
    clearTimeout(this.#timer);
    if (!app.settings.scanning || moves.length === 0) {
      this.#at = -1;
      if (app.settings.scanning && app.game.open) app.game.say(t('no-destination'));
      return;
    }
    this.#at = at % moves.length;
    const move = moves[this.#at];
    const transfer = move.action.kind === 'move';
    app.board.hint(transfer ? move.card : null, transfer ? move.to : 'stock');
    app.game.say(move.name);
    this.#timer = setTimeout(() => this.#light(this.#at + 1), app.settings.scanSpeed);
  }
}
