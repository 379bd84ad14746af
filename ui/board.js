// The board in the page: thirteen groups, their headers, and 52 cards that keep their nodes. Everything is put by
// transform; what has to be read from the page is read before the first write.
import { signNode } from './art/draw.js';
import { play, stopAll } from './anim.js';
import { Card } from './card.js';
import { h } from './dom.js';
import { layout } from './layout.js';
import { PILES, isColumn, runOf } from './moves.js';
/** @typedef {import('./protocol.d.ts').View} View */
/** @typedef {import('./protocol.d.ts').PileId} PileId */
/** @typedef {import('./protocol.d.ts').PileView} PileView */
/** @typedef {import('./protocol.d.ts').Settings} Settings */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Box} Box */
/** @typedef {import('./state.js').Hand} Hand */
/** @typedef {import('./state.js').Stop} Stop */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ width: number, height: number, mode: import('./layout.js').Mode, low: boolean }} Room */

const LIFT = 1.04;
const SUIT_OF = /** @type {Readonly<Record<string, string>>} */ ({ fs: 'spades', fh: 'hearts', fd: 'diamonds', fc: 'clubs' });

export class Board {
  /** @type {Map<number, Card>} */ cards = new Map();
  /** @type {Map<PileId, { group: HTMLElement, header: HTMLButtonElement, sign: string }>} */ piles = new Map();
  /** @type {View | null} */ view = null;
  /** @type {Layout | null} */ layout = null;
  /** @type {Room} */ room = { width: 0, height: 0, mode: 'desk', low: false };
  /** @type {Hand | null} */ hand = null;
  /** Where the pointer has the lead card, while it is dragged. @type {Point | null} */ dragged = null;
  /** @type {HTMLElement[]} */ #lit = [];

  /** @param {HTMLElement} root `#board` @param {() => Settings} settings */
  constructor(root, settings) {
    this.root = root;
    this.settings = settings;
    this.ring = h('div', { id: 'ring', 'aria-hidden': 'true', hidden: true });
    this.lift = h('div', { id: 'lift', 'aria-hidden': 'true', hidden: true });
    this.origin = h('div', { id: 'origin', 'aria-hidden': 'true', hidden: true });
    this.glass = h('div', { id: 'peek', 'aria-hidden': 'true', hidden: true });
    this.area = h('div', { id: 'piles', role: 'toolbar', 'data-label': 'piles-label' });
    for (const id of PILES) {
      const header = h('button', { type: 'button', class: 'slot', tabindex: -1 });
      const group = h('div', { role: 'group', 'data-pile': id }, header);
      this.piles.set(id, { group, header, sign: '' });
      this.area.append(group);
    }
    this.area.append(this.glass);
    root.append(this.area, this.origin, this.lift, this.ring);
  }

  /** @param {number} key */
  card(key) {
    let card = this.cards.get(key);
    if (!card) this.cards.set(key, card = new Card(key));
    return card;
  }

  /**
   * Shows a view. Complete and repeatable: whatever was shown before, this view is shown after.
   * @param {View} view
   * @param {{ deal?: boolean, animate?: boolean }} [how]
   */
  update(view, { deal = false, animate = true } = {}) {
    this.view = view;
    this.root.dataset.revision = String(view.revision);
    this.layout = this.#measure(view);
    if (deal) stopAll();
    const from = new Map([...this.cards].map(([key, card]) => [key, { ...card.seen(), pile: card.pile }]));
    const focused = document.activeElement;
    const mirrored = this.settings().leftHanded;
    const l = this.layout;
    this.area.style.setProperty('--w', `${l.w}px`);
    this.area.style.setProperty('--h', `${l.h}px`);
    this.area.style.width = `${l.width}px`;
    this.area.style.height = `${l.height}px`;
    this.root.classList.toggle('mirrored', mirrored);
    for (const pile of view.piles) this.#pile(pile, animate && !deal);
    this.place();
    if (animate) this.#travel(from, deal);
    else for (const card of this.cards.values()) card.halt();
    if (focused instanceof HTMLElement && focused !== document.activeElement && this.root.contains(focused)) focused.focus({ preventScroll: true });
  }

  /** @param {View} view */
  #measure(view) {
    const s = this.settings();
    const count = (/** @type {PileId} */ id) => view.piles.find((pile) => pile.id === id)?.cards.length ?? 0;
    return layout({
      ...this.room, draw: view.rules.draw, faces: s.faces, mirrored: s.leftHanded, scale: s.cardScale / 100, ratio: devicePixelRatio || 1,
      columns: view.piles.filter((pile) => isColumn(pile.id)).map(({ cards }) => {
        const up = cards.filter((card) => card.face).length;
        return { down: cards.length - up, up };
      }),
      stock: count('stock'), waste: count('waste'), foundations: /** @type {PileId[]} */ (['fs', 'fh', 'fd', 'fc']).map(count),
    });
  }

  /** The nodes of one pile: order, names, drawings. @param {PileView} pile @param {boolean} flip */
  #pile(pile, flip) {
    const l = /** @type {Layout} */ (this.layout), entry = this.piles.get(pile.id);
    if (!entry) return;
    const { group, header } = entry, place = l.places[pile.id];
    if (group.ariaLabel !== pile.label) group.setAttribute('aria-label', pile.label);
    if (header.ariaLabel !== pile.name) header.setAttribute('aria-label', pile.name);
    const empty = pile.cards.length === 0;
    const sign = pile.sign === 'suit' ? SUIT_OF[pile.id] ?? 'none' : pile.sign;
    if (entry.sign !== sign) {
      entry.sign = sign;
      header.replaceChildren(signNode(/** @type {any} */ (sign === 'any' ? 'none' : sign)));
    }
    header.classList.toggle('empty', empty);
    // The header of a column stands for its face-down cards and lies under them, to be pressed through them.
    const firstUp = pile.cards.findIndex((card) => card.face);
    const end = firstUp > 0 && isColumn(pile.id) ? place.spots[firstUp].y : place.slot.y + l.h;
    header.style.transform = `translate(${place.slot.x}px,${place.slot.y}px)`;
    header.style.height = `${Math.max(end - place.slot.y, 1)}px`;
    /** @type {Element} */
    let last = header;
    const top = pile.cards.length - 1, s = this.settings();
    const fanned = pile.id === 'waste' && this.view?.rules.draw === 3 && l.face !== 'standard';
    pile.cards.forEach((view, i) => {
      const card = this.card(view.key);
      if (last.nextElementSibling !== card.node) last.after(card.node);
      last = card.node;
      card.pile = pile.id;
      const live = view.face !== null && (i === top || isColumn(pile.id));
      card.show(view, { back: s.back, face: fanned && i < top && i > top - 3 ? 'fan' : l.face, live, flip });
      card.node.classList.toggle('hid', !place.spots[i].show);
      card.node.classList.toggle('end', i === top);
    });
  }

  /** Puts every card and every mark where it belongs now. */
  place() {
    const { layout: l, view, hand } = this;
    if (!l || !view) return;
    for (const pile of view.piles) {
      pile.cards.forEach(({ key }, i) => {
        const { x, y } = l.places[pile.id].spots[i];
        this.cards.get(key)?.put(x, y, i + 1);
      });
    }
    const run = hand ? runOf(view, hand.key) : [];
    this.lift.hidden = this.origin.hidden = run.length === 0;
    for (const card of this.cards.values()) card.node.classList.toggle('held', run.includes(card.key));
    if (run.length === 0) return;
    const home = this.runBox(run), lead = this.dragged ?? { x: home.x - l.w * 0.02, y: home.y - l.w * 0.06 };
    run.forEach((key, i) => {
      const card = this.card(key);
      card.put(lead.x + (card.x - home.x) * LIFT, lead.y + (card.y - home.y) * LIFT, 200 + i, LIFT);
    });
    box(this.origin, home, l.w);
    box(this.lift, { x: lead.x, y: lead.y, w: home.w * LIFT, h: home.h * LIFT }, l.w);
  }

  /** The box that a run takes when it lies. @param {number[]} run @returns {Box} */
  runBox(run) {
    const l = /** @type {Layout} */ (this.layout);
    const spots = run.map((key) => this.spot(key)).filter((spot) => spot !== null);
    const [first, last] = [spots[0], spots.at(-1)];
    if (!first || !last) return { x: 0, y: 0, w: l.w, h: l.h };
    return { x: first.x, y: first.y, w: l.w, h: last.y - first.y + l.h };
  }

  /** Where a card lies by the layout, held or not. @param {number} key */
  spot(key) {
    for (const pile of this.view?.piles ?? []) {
      const i = pile.cards.findIndex((card) => card.key === key);
      if (i >= 0) return this.layout?.places[pile.id].spots[i] ?? null;
    }
    return null;
  }

  /** @param {Map<number, Point & { pile: string }>} from @param {boolean} deal */
  #travel(from, deal) {
    const l = /** @type {Layout} */ (this.layout);
    if (deal) return this.#deal(l);
    for (const pile of this.view?.piles ?? []) {
      pile.cards.forEach(({ key }, i) => {
        const card = this.card(key), before = from.get(key);
        if (!before || !l.places[pile.id].spots[i].show || card.node.classList.contains('held')) return;
        if (before.pile !== pile.id || before.x !== card.x || before.y !== card.y) card.travel(before, { over: i + (before.pile === pile.id ? 0 : 30) });
      });
    }
  }

  /** Row by row, as by hand. @param {Layout} l */
  #deal(l) {
    const columns = (this.view?.piles ?? []).filter((pile) => isColumn(pile.id));
    let i = 0;
    for (let row = 0; row < 19; row += 1) {
      for (const pile of columns) {
        const view = pile.cards[row];
        if (view) this.card(view.key).travel(l.places.stock.slot, { delay: 14 * i, over: 60 - i, duration: 200 });
        if (view) i += 1;
      }
    }
  }

  /** Lights the piles that the hand may go to, by their end card or empty place. @param {readonly PileId[]} piles */
  light(piles) {
    for (const node of this.#lit) node.classList.remove('lit', 'hinted');
    this.#lit = piles.map((id) => this.endNode(id));
    for (const node of this.#lit) node.classList.add('lit');
  }

  /** A hint: the card and where it may go, until the marks change. @param {number | null} key @param {PileId} to */
  hint(key, to) {
    this.light([to]);
    if (key === null) return;
    const { node } = this.card(key);
    node.classList.add('hinted');
    this.#lit.push(node);
  }

  /** @param {PileId} id @returns {HTMLElement} */
  endNode(id) {
    const cards = this.view?.piles.find((pile) => pile.id === id)?.cards ?? [];
    const key = cards.at(-1)?.key;
    return key === undefined ? this.header(id) : this.card(key).node;
  }

  /** @param {PileId} id @returns {HTMLButtonElement} */
  header(id) {
    const entry = this.piles.get(id);
    if (!entry) throw new Error(`no pile ${id}`);
    return entry.header;
  }

  /** @param {Stop} stop @returns {HTMLElement} */
  nodeOf(stop) {
    return stop.key === null ? this.header(stop.pile) : this.card(stop.key).node;
  }

  /** Which stop a node belongs to. @param {EventTarget | null} target @returns {Stop | null} */
  stopOf(target) {
    const node = target instanceof Element ? target : null;
    const pile = /** @type {HTMLElement | null} */ (node?.closest('[data-pile]'));
    if (!pile) return null;
    const card = /** @type {HTMLElement | null} */ (node?.closest('[data-card]'));
    return { pile: /** @type {PileId} */ (pile.dataset.pile), key: card && card.classList.contains('live') ? Number(card.dataset.card) : null };
  }

  /** Marks for a second where an automatic move has landed. @param {number} key */
  landed(key) {
    const { node } = this.card(key);
    node.classList.remove('landed');
    void node.offsetWidth; // the mark starts anew
    node.classList.add('landed');
    setTimeout(() => node.classList.remove('landed'), 1000);
  }

  /** Shows a covered card whole, over those that cover it. @param {number | null} key */
  peek(key) {
    const spot = key === null || this.hand ? null : this.spot(key);
    const card = key === null ? null : this.cards.get(key);
    this.glass.hidden = !spot || !card || !card.node.matches('.live:not(.end)');
    if (this.glass.hidden || !spot || !card) return false;
    this.glass.style.transform = `translate(${spot.x}px,${spot.y}px)`;
    this.glass.replaceChildren(card.art.cloneNode(true));
    return true;
  }

  /** A refusal, for the eye. @param {Element} node */
  shake(node) {
    const parts = node instanceof HTMLElement ? node.querySelector('.art') ?? node : node;
    play(parts, [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` })), { duration: 200, easing: 'linear' });
  }

  /** Draws the focus round the run that would move, or round the place. @param {Stop | null} stop */
  encircle(stop) {
    const { layout: l, view } = this;
    this.ring.hidden = !stop || !l;
    if (!stop || !l || !view) return;
    const run = stop.key === null ? [] : runOf(view, stop.key);
    let at = run.length ? this.runBox(run) : { ...l.places[stop.pile].slot };
    if (stop.key === null && isColumn(stop.pile)) {
      const first = view.piles.find((pile) => pile.id === stop.pile)?.cards.findIndex((card) => card.face) ?? -1;
      if (first > 0) at = { ...at, h: Math.max(12, l.places[stop.pile].spots[first].y - at.y) };
    }
    if (this.hand && stop.key === this.hand.key && run.length) {
      const { x, y } = this.card(stop.key);
      at = { x, y, w: at.w * LIFT, h: at.h * LIFT };
    }
    box(this.ring, at, l.w);
  }
}

/** @param {HTMLElement} node @param {Box} at @param {number} w0 the width of a card */
function box(node, { x, y, w, h: height }, w0) {
  node.style.transform = `translate(${x}px,${y}px)`;
  node.style.width = `${w}px`;
  node.style.height = `${height}px`;
  node.style.borderRadius = `${w0 * 0.06}px`;
}

