// The code of the deal on the table, to be copied. It tells the cards, so it comes only when asked for.
import { button, h } from '../dom.js';
import { copy, doer, line } from './form.js';
/** @typedef {import('../app.js').App} App */

/** @param {App} app @returns {Promise<import('../dialogs.js').Parts>} */
export async function build(app) {
  const deal = await app.ipc.call('deal_code', {});
  const said = line();
  const field = (/** @type {string} */ name, /** @type {string} */ text) => h('textarea', { id: name, readonly: true, rows: 3, dir: 'ltr' }, text);
  const code = field('code-code', deal.code), cards = field('code-cards', deal.line);
  const first = doer('copy', () => copy(code, said), { icon: 'copy', cls: 'primary' });
  return {
    title: 'code-title', first, actions: [button('close'), first],
    body: [
      h('p', { 'data-text': 'code-text' }), h('label', { for: code.id, 'data-text': 'code-field' }), code,
      h('label', { for: cards.id, 'data-text': 'line-field' }), cards, said,
    ],
  };
}
