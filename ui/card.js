// One card: a button that keeps its node for the whole deal, whatever pile it lies in.
import { backNode, faceNode } from './art/draw.js';
import { rankPath } from './art/faces.js';
import { INK, Picture, svg } from './art/picture.js';
import { suitPath } from './art/suits.js';
import { h } from './dom.js';
import { moving, play, span } from './anim.js';
/** @typedef {import('./protocol.d.ts').CardView} CardView */
/** @typedef {import('./protocol.d.ts').PileId} PileId */

/** @typedef {'standard' | 'compact' | 'large' | 'huge' | 'fan'} Face */

/** The faces for which a card is too small, or shows too little of itself. @param {{ rank: number, suit: any }} face @param {'huge' | 'fan'} style */
function tightNode({ rank, suit }, style) {
  // In the fan of a small waste the suit stands under the rank, in the strip that shows.
  const fan = style === 'fan';
  const index = fan ? rankPath(rank, 62, 20, 84) : rankPath(rank, 66, 14, 112);
  const p = new Picture().fill(index.fill + (fan ? suitPath(suit, 62, 170, 80) : suitPath(suit, 184, 70, 100) + suitPath(suit, 125, 250, 140)), INK);
  const holder = document.createElement('template');
  holder.innerHTML = svg(`face ${suit}`, '0 0 250 350', p.stem(index.stroke, INK, index.width).markup());
  return /** @type {Element} */ (holder.content.firstElementChild);
}

export class Card {
  x = 0; y = 0; z = 0; size = 1;
  /** What its art shows now. */ shown = '';
  /** @type {PileId | ''} */ pile = '';
  /** @type {Animation | null} */ motion = null;
  placed = false;

  /** @param {number} key */
  constructor(key) {
    this.key = key;
    this.art = h('span', { class: 'art', 'aria-hidden': 'true' });
    this.node = h('button', { type: 'button', class: 'card', 'data-card': key, tabindex: -1 }, this.art);
  }

  /**
   * Draws the card and names it. `live`: it can be reached; the others are pictures only.
   * @param {CardView} card @param {{ back: string, face: Face, live: boolean, flip: boolean }} how
   */
  show(card, { back, face, live, flip }) {
    const look = card.face ? `${face} ${card.face.rank} ${card.face.suit}` : `back ${back}`;
    if (look !== this.shown) {
      const turned = this.shown !== '' && this.shown.startsWith('back') !== look.startsWith('back');
      const old = this.art.firstElementChild;
      this.shown = look;
      this.node.classList.toggle('down', !card.face);
      const drawn = card.face
        ? face === 'fan' || face === 'huge' ? tightNode(card.face, face) : faceNode(/** @type {any} */ (card.face), face)
        : backNode(back);
      this.art.replaceChildren(drawn);
      if (turned && flip && old && moving()) this.#flip(drawn, old);
    }
    if (live) {
      this.node.removeAttribute('aria-hidden');
      if (this.node.ariaLabel !== card.name) this.node.setAttribute('aria-label', card.name);
    } else {
      this.node.setAttribute('aria-hidden', 'true');
      this.node.removeAttribute('aria-label');
    }
    this.node.classList.toggle('live', live);
  }

  /** Two halves: the old side goes, the new one comes. @param {Element} fresh @param {Element} old */
  #flip(fresh, old) {
    const veil = h('span', { class: 'veil' }, old);
    this.art.append(veil);
    play(veil, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], { duration: 80, easing: 'ease-in', fill: 'both' }, () => veil.remove());
    play(fresh, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], { duration: 80, delay: 80 });
  }

  /** Where the picture is at this moment, on its way or not. Reads the page: before any write. */
  seen() {
    if (!this.motion || this.motion.playState !== 'running') return { x: this.x, y: this.y };
    const now = new DOMMatrixReadOnly(getComputedStyle(this.node).transform);
    return { x: now.m41, y: now.m42 };
  }

  /** @param {number} x @param {number} y @param {number} z @param {number} [size] */
  put(x, y, z, size = 1) {
    if (this.placed && x === this.x && y === this.y && z === this.z && size === this.size) return;
    Object.assign(this, { x, y, z, size, placed: true });
    const { style } = this.node;
    style.transform = `translate(${x}px,${y}px)${size === 1 ? '' : ` scale(${size})`}`;
    style.zIndex = String(z);
  }

  /** Travels to its place from where it was seen. @param {{ x: number, y: number }} from @param {{ delay?: number, over?: number, duration?: number }} [how] over: how high above the others */
  travel(from, { delay = 0, over = 0, duration } = {}) {
    this.halt();
    const distance = Math.hypot(this.x - from.x, this.y - from.y);
    if (distance < 0.5 && !delay) return;
    const { style } = this.node;
    style.zIndex = String(100 + over);
    /** @type {Animation | null} */
    let own = null;
    own = play(
      this.node, [{ transform: `translate(${from.x}px,${from.y}px)` }, { transform: style.transform }],
      { duration: duration ?? span(distance), delay },
      () => {
        if (this.motion !== own) return;
        this.motion = null;
        style.zIndex = String(this.z);
      },
    );
    this.motion = own;
    if (!own) style.zIndex = String(this.z);
  }

  /** Ends its way: it is where it belongs. */
  halt() {
    const { motion } = this;
    this.motion = null;
    motion?.cancel();
    this.node.style.zIndex = String(this.z);
  }
}

