// Bests, statistics and history. Every plot has its table beside it.
import { button, h } from '../dom.js';
import { t } from '../text.js';
import { row, select } from './form.js';
import { plotNode, table } from './plot.js';
/** @typedef {import('../app.js').App} App */

/** @param {App} app @returns {Promise<import('../dialogs.js').Parts>} */
export async function build(app) {
  const { sets, history } = await app.ipc.call('records', {});
  const now = sets.find((set) => set.current) ?? sets[0];
  const chosen = h('div', { class: 'set' });
  const show = (/** @type {string} */ id) => {
    const set = sets.find((each) => each.id === id);
    if (!set) return;
    chosen.replaceChildren(
      h('dl', { class: 'cells' }, ...set.figures.map(({ label, value, note }) => h('div', {}, h('dt', {}, label), h('dd', {}, h('b', {}, value), note ? h('span', {}, note) : null)))),
      h('div', { class: 'plots' }, ...set.plots.filter(({ y }) => y.length > 0).map(plotNode)));
  };
  const choose = select('records-set', sets.map((set) => [set.id, set.title]), now?.id ?? '');
  choose.addEventListener('change', () => show(choose.value));
  if (now) show(now.id);
  return {
    title: 'records-title', first: sets.length ? choose : null, actions: [button('close', { cls: 'primary' })],
    body: sets.length ? [
      h('div', { class: 'form' }, row('records-set', choose)), chosen,
      h('h3', {}, t('records-history'), ' ', h('small', {}, new Intl.NumberFormat(document.documentElement.lang).format(history.total))),
      history.total ? table(t('records-history'), history.head, history.rows) : h('p', { class: 'note', 'data-text': 'records-empty' }),
    ] : [h('p', { class: 'note', 'data-text': 'records-empty' })],
  };
}
