// What is said: in the live region, and by the shell where live regions are silent. The last result is said whole.
/** @typedef {import('./protocol.d.ts').Announcement} Announcement */

export class Speech {
  last = '';
  #turn = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #fade;
  /** Speaks through the system. @type {(announcement: Announcement) => void} */ shell = () => {};

  /** @param {HTMLElement} region `#status` */
  constructor(region) {
    this.region = region;
  }

  /** Shows and says it. `own`: the page's own words, which Rust has not spoken. @param {string} text @param {{ assertive?: boolean, own?: boolean, shown?: boolean }} [how] */
  say(text, { assertive = false, own = true, shown = true } = {}) {
    if (!text) return;
    this.last = text;
    this.#turn = !this.#turn;
    this.region.setAttribute('aria-live', assertive ? 'assertive' : 'polite');
    this.region.textContent = text + (this.#turn ? '\u200B' : ''); // the same words twice are two messages
    this.region.classList.toggle('shown', shown);
    clearTimeout(this.#fade);
    this.#fade = setTimeout(() => this.region.classList.remove('shown'), 6000);
    if (own) this.shell({ text, assertive });
  }
}
