// What the hand does, whatever moves it: pointer, keys and assistive technology meet here. It decides no rule.
import { stopAll } from './anim.js';
import { PILES, endKey, find, isColumn, isFoundation, moveTo, movesOf, pileOf, runOf } from './moves.js';
import { endStop, keep, pick, stops } from './state.js';
import { sound } from './sound.js';
import { t } from './text.js';
/** @typedef {import('./protocol.d.ts').PileId} PileId */
/** @typedef {import('./protocol.d.ts').ColumnId} ColumnId */
/** @typedef {import('./protocol.d.ts').View} View */
/** @typedef {import('./protocol.d.ts').Events} Events */
/** @typedef {import('./protocol.d.ts').Failure} Failure */
/** @typedef {import('./protocol.d.ts').Settings} Settings */
/** @typedef {import('./state.js').Stop} Stop */

/** Causes whose result the eye sees by itself. */
const SEEN = new Set(['play', 'autoMove', 'undo', 'redo', 'finish', 'demo', 'start', 'newGame', 'pause', 'resume', 'end']);

export class Game {
  /** @type {import('./state.js').Hand | null} */ hand = null;
  /** Where the focus goes when the command in flight is done. @type {PileId | 'moved' | null} */ #follow = null;
  /** Ends a drag. */ onDisturb = () => {};
  /** A press on the bare table. */ onTable = () => {};
  /** A press while the computer plays. */ onStop = () => {};

  /**
   * @param {import('./ipc.js').Ipc} ipc @param {import('./board.js').Board} board @param {import('./focus.js').Focus} focus
   * @param {import('./speech.js').Speech} speech @param {() => Settings} settings
   */
  constructor(ipc, board, focus, speech, settings) {
    this.ipc = ipc;
    this.board = board;
    this.focus = focus;
    this.speech = speech;
    this.read = settings;
    ipc.onFailure = (failure) => this.refused(failure);
    focus.onArrival = ({ key }) => { if (this.settings.readMoves && !this.hand && movesOf(this.view, key).length > 0) this.readLegal(); };
  }

  get settings() {
    return this.read();
  }

  get view() {
    return /** @type {View} */ (this.ipc.view);
  }

  /** Takes a new state of the board. @param {Events['board-changed']} board @param {View | null} before */
  changed({ view, cause, changes, announcement }, before) {
    this.onDisturb();
    this.board.peek(null);
    this.board.hand = this.hand = keep(view, this.hand);
    this.board.dragged = null;
    const dealt = changes.some(({ kind }) => kind === 'dealt');
    this.board.update(view, { deal: dealt && cause !== 'start', animate: before !== null });
    this.marks();
    const moved = changes.flatMap((change) => (change.kind === 'moved' ? [change] : []));
    const lead = moved.at(-1);
    if (cause === 'autoMove' && lead) this.board.landed(lead.keys[0]);
    this.#refocus(view, lead?.keys[0] ?? null, dealt);
    if (view.phase === 'won' && before && before.phase !== 'won') sound('win');
    else if (dealt) sound('deal');
    else if (lead) sound(lead.to === 'waste' ? 'turn' : 'place');
    if (announcement) this.speech.say(announcement.text, { assertive: announcement.assertive, shown: !SEEN.has(cause) });
  }

  /** @param {View} view @param {number | null} lead @param {boolean} dealt */
  #refocus(view, lead, dealt) {
    const follow = this.#follow;
    this.#follow = null;
    if (dealt) this.focus.stop = { pile: 'stock', key: null };
    if (follow && follow !== 'moved') this.focus.stop = endStop(view, follow);
    else if (follow === 'moved' && lead !== null) {
      const at = find(view, lead);
      if (at?.card.face) this.focus.stop = { pile: at.pile.id, key: lead };
    }
    this.focus.update(view);
  }

  /** Lights where the hand may go. */
  marks() {
    this.board.hand = this.hand;
    this.board.root.classList.toggle('holding', this.hand !== null);
    this.board.light(this.legalPiles());
    this.focus.ring();
  }

  /** @returns {PileId[]} */
  legalPiles() {
    return this.hand ? movesOf(this.view, this.hand.key).map((move) => move.to) : [];
  }

  /** Any input ends the deal's show. */
  hurry() {
    if (this.ipc.waiting === 0) stopAll();
  }

  /** @param {Failure} failure @param {Element | null} [node] */
  refused(failure, node = null) {
    sound('refuse');
    if (node) this.board.shake(node);
    this.speech.say(failure.message);
  }

  /** The page's own words. @param {string} text */
  say(text) {
    this.speech.say(text, { assertive: true });
  }

  /** Whether the computer plays, to be watched. */
  get shown() {
    const phase = this.ipc.view?.phase;
    return phase === 'finishing' || phase === 'demo';
  }

  /** Whether the table takes moves. */
  get open() {
    return this.ipc.view?.phase === 'playing';
  }

  // ---- the hand

  /** Picks up, in silence. @param {number} key */
  #take(key) {
    const hand = pick(this.view, key);
    if (!hand) return false;
    this.hand = hand;
    this.board.hand = hand;
    this.board.place();
    this.marks();
    return true;
  }

  /** Puts down, in silence. */
  letGo() {
    if (!this.hand) return false;
    const keys = runOf(this.view, this.hand.key);
    const from = new Map(keys.map((key) => [key, this.board.card(key).seen()]));
    this.hand = this.board.hand = null;
    this.board.dragged = null;
    this.board.place();
    keys.forEach((key, i) => {
      const card = this.board.card(key), at = from.get(key);
      if (at) card.travel(at, { over: 40 + i, duration: 160 });
    });
    this.marks();
    return true;
  }

  /** Starts a drag. A card that may go nowhere can be dragged too: it comes back with the reason. @param {number} key @returns {{ x: number, y: number } | null} where its lead card lies */
  hold(key) {
    if (!this.open) return null;
    const at = find(this.view, key);
    if (!at?.card.face || (!isColumn(at.pile.id) && at.count > 1)) return null;
    for (const card of runOf(this.view, key)) this.board.card(card).halt();
    this.hand = { key, pile: at.pile.id, count: at.count, game: this.view.game };
    this.focus.to({ pile: at.pile.id, key });
    const spot = this.board.spot(key);
    this.board.dragged = spot && { ...spot };
    this.marks();
    return spot;
  }

  /** Drops what is held on a pile. @param {PileId} to */
  drop(to) {
    const { hand } = this;
    if (!hand) return;
    const move = moveTo(this.view, hand.key, to);
    if (!move) {
      this.letGo();
      this.#refuse(hand.pile, to, hand.count, this.board.card(hand.key).node);
      return;
    }
    this.#play({ kind: 'move', from: hand.pile, to, count: hand.count });
  }

  /** @param {import('./protocol.d.ts').Action} action */
  #play(action) {
    this.#follow = 'moved';
    this.ipc.run(() => this.ipc.send('play', ({ revision }) => ({ action, revision })));
  }

  /** Asks Rust for the reason. @param {PileId} from @param {PileId} to @param {number} count @param {Element | null} [node] */
  #refuse(from, to, count, node = null) {
    this.ipc.run(() => this.ipc.send('play', ({ revision }) => ({ action: { kind: 'move', from, to, count }, revision }))
      .catch((failure) => this.refused(failure, node)));
  }

  // ---- one press on a stop

  /**
   * A press on a card or a pile: picks up, puts down, moves, draws. Waits its turn, then acts on what lies there.
   * @param {Stop} stop @param {'pick' | 'move'} how
   * @returns {boolean} whether a card goes away from under the pointer, by itself
   */
  activate(stop, how) {
    const { hand } = this;
    this.ipc.run(() => this.press(stop, how));
    return !hand && how === 'move' && stop.key !== null && !isFoundation(stop.pile);
  }

  /** The same at once: its turn has come. @param {Stop} stop @param {'pick' | 'move'} how */
  press(stop, how) {
    const { view, hand } = this;
    if (!this.open) return;
    if (stop.pile === 'stock') {
      this.letGo();
      this.focus.to(stop);
      return this.draw(null);
    }
    // Something else has come there meanwhile: the press was not meant for it.
    if (stop.key !== null && find(view, stop.key)?.pile.id !== stop.pile) return;
    if (hand) {
      if (stop.key !== null && runOf(view, hand.key).includes(stop.key)) return this.putDown();
      return moveTo(view, hand.key, stop.pile) ? this.#move(hand, stop.pile) : this.#refuseHeld(hand, stop.pile);
    }
    this.focus.to(stop.key !== null ? stop : settleHeader(view, stop));
    if (stop.key === null) return this.say(pileOf(view, stop.pile).reading);
    if (how === 'move' && !isFoundation(stop.pile)) return this.#auto(stop, false);
    if (this.#take(stop.key)) return this.say(t(`picked-up-${runOf(view, stop.key).length - 1}`));
    sound('refuse');
    this.board.shake(this.board.card(stop.key).node);
    this.say(t('no-destination'));
  }

  /** @param {import('./state.js').Hand} hand @param {PileId} to */
  #move(hand, to) {
    this.#follow = 'moved';
    return this.ipc.send('play', ({ revision }) => ({ action: { kind: 'move', from: hand.pile, to, count: hand.count }, revision }));
  }

  /** @param {import('./state.js').Hand} hand @param {PileId} to */
  async #refuseHeld(hand, to) {
    try { await this.#move(hand, to); } catch (failure) {
      this.#follow = null;
      this.refused(/** @type {Failure} */ (failure), this.board.endNode(to));
    }
  }

  /** @param {Stop} stop @param {boolean} home */
  async #auto(stop, home) {
    const at = find(this.view, stop.key);
    if (!at) return;
    this.#follow = 'moved';
    try {
      await this.ipc.send('auto_move', ({ revision }) => ({ from: at.pile.id, count: at.count, home, revision }));
    } catch (failure) {
      this.#follow = null;
      this.refused(/** @type {Failure} */ (failure), this.board.card(at.card.key).node);
    }
  }

  /** A press on the bare table. */
  table() {
    this.board.root.focus({ preventScroll: true });
    if (this.hand) this.ipc.run(() => this.putDown());
    else this.onTable();
  }

  putDown() {
    if (this.letGo()) this.say(t('put-down'));
  }

  /** Double click, second button: to the foundation. @param {Stop} stop */
  sendCardHome(stop) {
    this.ipc.run(() => {
      this.letGo();
      if (!this.open || stop.key === null || find(this.view, stop.key)?.pile.id !== stop.pile) return;
      this.focus.to(stop);
      return this.#auto(stop, true);
    });
  }

  /** Draws or recycles. @param {PileId | null} follow */
  draw(follow) {
    this.#follow = follow;
    return this.ipc.send('play', ({ revision, piles }) => ({ action: { kind: piles[0].cards.length ? 'draw' : 'recycle' }, revision }));
  }

  // ---- what keys do on the board; each waits its turn

  /** The card that keys act on. @returns {Stop | null} */
  get card() {
    const { stop } = this.focus;
    const key = stop.key ?? (stop.pile === 'stock' ? null : endKey(pileOf(this.view, stop.pile)));
    return key === null ? null : { pile: stop.pile, key };
  }

  /** @param {'home' | 'auto'} which */
  autoMove(which) {
    const { card } = this;
    this.letGo();
    if (!card) return this.edge(t('nothing-here'));
    return this.#auto(card, which === 'home');
  }

  /** @param {ColumnId} id a digit: goes there, or puts down there */
  column(id) {
    const { hand, view } = this;
    if (!hand) return this.focus.to(endStop(view, id));
    if (moveTo(view, hand.key, id)) return this.#move(hand, id);
    return this.#refuseHeld(hand, id);
  }

  /** @param {ColumnId} to Shift and a digit */
  async toColumn(to) {
    const from = this.hand?.pile ?? this.focus.stop.pile;
    this.letGo();
    this.#follow = 'moved';
    try {
      await this.ipc.send('move_run', ({ revision }) => ({ from, to, revision }));
    } catch (failure) {
      this.#follow = null;
      this.refused(/** @type {Failure} */ (failure), this.board.endNode(to));
    }
  }

  /** The foundations: the one where the hand fits, or the next one. */
  foundations() {
    const { hand, view } = this, all = PILES.filter(isFoundation);
    const fits = hand ? this.legalPiles().find(isFoundation) : undefined;
    if (hand && fits) return this.#move(hand, fits);
    const here = all.indexOf(this.focus.stop.pile);
    this.focus.to(endStop(view, all[(here + 1) % all.length]));
  }

  /** @param {string} [text] the edge of the board: a sound, and words for who cannot hear it */
  edge(text = t('edge')) {
    sound('edge');
    this.say(text);
  }

  /** The legal moves of the focused card. */
  readLegal() {
    const { card } = this;
    const moves = card ? movesOf(this.view, card.key) : [];
    this.say(moves.length ? moves.map(({ name }) => name).join('. ') : t('no-destination'));
  }
}

/** A press on a header that is no stop goes to the pile's end. @param {View} view @param {Stop} stop @returns {Stop} */
function settleHeader(view, stop) {
  const list = stops(view, stop.pile);
  return list.find(({ key }) => key === null) ?? /** @type {Stop} */ (list.at(-1));
}
