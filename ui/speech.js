// What is said: in the live region, and by the shell where live regions are silent. When results come fast the last one
// is said whole: the shell is asked only when the focus has rested for a moment, or screen readers say it in the wrong order.
/** @typedef {import('./protocol.d.ts').Announcement} Announcement */

const REST = 120;

export class Speech {
  last = '';
  #turn = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #fade;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #soon;
  /** Speaks through the system. @type {(announcement: Announcement) => void} */ shell = () => {};

  /** @param {HTMLElement} region `#status` */
  constructor(region) {
    this.region = region;
  }

  /** Shows and says it. @param {string} text @param {{ assertive?: boolean, shown?: boolean }} [how] */
  say(text, { assertive = false, shown = true } = {}) {
    if (!text) return;
    this.last = text;
    this.#turn = !this.#turn;
    this.region.setAttribute('aria-live', assertive ? 'assertive' : 'polite');
    this.region.textContent = text + (this.#turn ? '\u200B' : ''); // the same words twice are two messages
    this.region.classList.toggle('shown', shown);
    clearTimeout(this.#fade);
    this.#fade = setTimeout(() => this.region.classList.remove('shown'), 6000);
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => this.shell({ text, assertive }), REST);
  }
}
