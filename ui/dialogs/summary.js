// How a deal ended, in figures, and what may come next. A win is celebrated first; any key or click ends that.
import { button, h } from '../dom.js';
import { moving } from '../anim.js';
import { suitPath } from '../art/suits.js';
import { INK, Picture, svg } from '../art/picture.js';
import { t } from '../text.js';
import { winShow } from '../win.js';
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../protocol.d.ts').View} View */
/** @typedef {import('../protocol.d.ts').SummaryView} SummaryView */

const SUITS = /** @type {const} */ (['spades', 'hearts', 'diamonds', 'clubs']);
/** These stand out. */
const MAIN = ['actions', 'moves', 'time', 'undos', 'home', 'score'];

const suits = () => h('p', { class: 'suits', 'aria-hidden': 'true' }, ...SUITS.map((suit) => {
  const holder = document.createElement('template');
  holder.innerHTML = svg(`suit ${suit}`, '0 0 100 100', new Picture().fill(suitPath(suit, 50, 50, 92), INK).markup());
  return holder.content.firstElementChild;
}));

/** @param {import('../protocol.d.ts').Figure} figure */
const figure = ({ id, label, value, note }) => h('div', { 'data-figure': id }, h('dt', {}, label), h('dd', {}, h('b', {}, value), note ? h('span', {}, note) : null));

/** @param {App} app @param {{ view: View, show: boolean }} about @returns {import('../dialogs.js').Parts} */
export function build(app, { view, show }) {
  const s = /** @type {SummaryView} */ (view.summary);
  const shown = s.figures.filter(({ value }) => value !== '');
  const main = MAIN.flatMap((id) => shown.filter((f) => f.id === id)).slice(0, 3);
  const others = shown.filter((f) => !main.includes(f));
  const next = button('new-same-rules', { cls: 'primary wide' });
  const body = [
    s.won ? suits() : null, h('p', { class: 'subtitle' }, s.subtitle),
    h('dl', { class: 'figures', 'data-label': 'summary-figures' }, ...main.map(figure)),
    others.length ? h('dl', { class: 'others' }, ...others.map(figure)) : null,
    s.bests.length ? h('ul', { class: 'bests', 'data-label': 'summary-bests' }, ...s.bests.map((text) => h('li', {}, text))) : null,
  ].filter((node) => node !== null);
  /** @type {(() => void) | null} */
  let end = null;
  return {
    title: s.title || t('summary-title'), body, first: next,
    actions: [next, button('replay'), button('setup'), s.reviewable ? button('review') : null].filter((node) => node !== null),
    // The dialog is there at once, with the focus on "New deal"; the show hides it until a key or a click.
    opened: (node) => { if (show && moving()) end = winShow(node, app.board); },
    closed: () => end?.(),
  };
}
