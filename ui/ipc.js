// The line to Rust. Events are the truth, replies only acknowledge; one command is in flight at a time, and each input
// waits its turn and is resolved against the newest view.
/** @typedef {import('./protocol.d.ts').Commands} Commands */
/** @typedef {import('./protocol.d.ts').Events} Events */
/** @typedef {import('./protocol.d.ts').Failure} Failure */
/** @typedef {import('./protocol.d.ts').View} View */
/** @typedef {{ invoke: (command: string, args?: object) => Promise<any>, listen: (event: string, handler: (event: { payload: any }) => void) => Promise<unknown> }} Wire */

/** @returns {Wire} Tauri's own line */
export function tauri() {
  const { core, event } = /** @type {any} */ (globalThis).__TAURI__;
  return { invoke: (command, args) => core.invoke(command, args), listen: (name, handler) => event.listen(name, handler) };
}

/** Whatever was thrown, as a failure. @param {any} error @returns {Failure} */
export const failure = (error) =>
  error && typeof error === 'object' && 'kind' in error ? error : { kind: 'internal', message: String(error?.message ?? error) };

export class Ipc {
  /** @type {View | null} */ view = null;
  /** Told each newer state of the board. @type {(board: Events['board-changed']) => void} */ onBoard = () => {};
  /** @type {(failure: Failure) => void} */ onFailure = () => {};
  /** @type {(() => unknown)[]} */ #queue = [];
  #busy = false;
  /** @type {(() => void)[]} */ #waiting = [];

  /** @param {Wire} wire @param {{ patience?: number }} [options] patience: ms to wait for an acknowledged event */
  constructor(wire, { patience = 1000 } = {}) {
    this.wire = wire;
    this.patience = patience;
  }

  /** How many inputs wait. */
  get waiting() {
    return this.#queue.length + (this.#busy ? 1 : 0);
  }

  /** @template {keyof Events} K @param {K} name @param {(payload: Events[K]) => void} handler */
  listen(name, handler) {
    return this.wire.listen(name, ({ payload }) => handler(payload));
  }

  /** A command, as it is: beside the queue. @template {keyof Commands} K @param {K} command @param {Commands[K]['args']} args @returns {Promise<Commands[K]['reply']>} */
  call(command, args) {
    return this.wire.invoke(command, args);
  }

  /** Listens to the board and takes its first state. */
  async start() {
    await this.listen('board-changed', (board) => this.take(board));
    this.take(await this.call('board', {}));
  }

  /** Takes a state of the board unless it is old. @param {Events['board-changed']} board */
  take(board) {
    if (this.view && board.revision <= this.view.revision) return;
    this.view = board.view;
    this.onBoard(board);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /**
   * Does an input when its turn has come. What it returns is waited for: usually `send`. Thrown failures are reported.
   * @param {() => unknown} work
   */
  run(work) {
    this.#queue.push(work);
    if (!this.#busy) void this.#drain();
  }

  async #drain() {
    this.#busy = true;
    for (let work = this.#queue.shift(); work; work = this.#queue.shift()) {
      try {
        const result = work();
        if (result instanceof Promise) await result;
      } catch (error) {
        this.onFailure(failure(error));
      }
    }
    this.#busy = false;
  }

  /**
   * A command whose truth comes as an event: done when the board shows it. A command that met an old revision is
   * asked for again, once, against the newest.
   * @template {keyof Commands} K @param {K} command @param {(view: View) => Commands[K]['args']} args
   * @returns {Promise<Commands[K]['reply']>}
   */
  async send(command, args) {
    const view = () => /** @type {View} */ (this.view);
    /** @type {any} */
    let reply;
    try {
      reply = await this.call(command, args(view()));
    } catch (error) {
      const { reason } = /** @type {any} */ (failure(error));
      if (reason !== 'staleRevision') throw error;
      await this.#refresh();
      reply = await this.call(command, args(view()));
    }
    if (typeof reply?.revision === 'number') await this.#reach(reply.revision);
    return reply;
  }

  /** Waits for a revision; asks for the board when its event does not come. @param {number} revision */
  async #reach(revision) {
    while ((this.view?.revision ?? 0) < revision) {
      const came = await new Promise((done) => {
        const late = setTimeout(() => done(false), this.patience);
        this.#waiting.push(() => { clearTimeout(late); done(true); });
      });
      if (!came) return this.#refresh();
    }
  }

  async #refresh() {
    this.take(await this.call('board', {}));
  }
}
