// The numbered deals: which are won, and how well.
import { h } from '../dom.js';
import { iconNode } from '../art/draw.js';
import { t } from '../text.js';
import { draws, lay, picked, plain, rove, set } from './form.js';
/** @typedef {import('../app.js').App} App */

/** @param {App} app @returns {Promise<import('../dialogs.js').Parts>} */
export async function build(app) {
  const { deals } = await app.ipc.call('verified', {});
  const choose = draws('verified-draw', 1);
  const facts = h('p', { class: 'facts', 'aria-hidden': 'true' });
  const tiles = deals.map((deal) => {
    const { number, label, won, best, draw3, level } = deal;
    const all = [`${label} ${level}`, t(won ? 'verified-won' : 'verified-open'), won && best && `${t('verified-best')}: ${best}`, draw3 && t('verified-draw-3')].filter(Boolean).join(', ');
    const show = () => { facts.textContent = all; };
    return h('button', {
      type: 'button', class: won ? 'won' : '', 'aria-label': all, 'data-number': number, 'data-draw3': draw3,
      on: { focus: show, pointerenter: show, click: () => lay(app, 'verified', { kind: 'verified', number }, plain(app, picked(choose))) },
    }, h('b', {}, String(number)), ' ', h('span', {}, level), won ? iconNode('tick') : null);
  });
  const grid = h('div', { class: 'tiles', role: 'group', 'data-label': 'verified-title' }, ...tiles);
  choose.addEventListener('change', () => { grid.classList.toggle('three', picked(choose) === '3'); });
  const { stop } = rove(grid, () => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  const at = tiles[deals.findIndex(({ won }) => !won)] ?? tiles[0];
  if (at) stop(at);
  return {
    title: 'verified-title', first: at, actions: [facts],
    body: [h('p', { class: 'note', 'data-text': 'verified-intro' }), h('div', { class: 'form' }, set('calendar-draw', choose)), grid],
  };
}
