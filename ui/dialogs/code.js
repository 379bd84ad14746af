// The code of the deal on the table, to be copied. It tells the cards, so it comes only when asked for.
import { button, h } from '../dom.js';
import { t } from '../text.js';
/** @typedef {import('../app.js').App} App */

/** @param {App} app @returns {Promise<import('../dialogs.js').Parts>} */
export async function build(app) {
  const { code, line } = await app.ipc.call('deal_code', {});
  const field = h('textarea', { id: 'code-text', readonly: true, rows: 3 }, code), cards = h('textarea', { id: 'code-line', readonly: true, rows: 3 }, line);
  const said = h('p', { role: 'status', class: 'said' });
  const copy = button('copy', { icon: 'copy', cls: 'primary' });
  copy.addEventListener('click', async (event) => {
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(code);
      said.textContent = t('copied');
    } catch {
      field.select();
      said.textContent = document.execCommand('copy') ? t('copied') : t('copy-failed');
    }
  });
  return {
    title: 'code-title', first: copy, actions: [button('close'), copy],
    body: [
      h('p', { 'data-text': 'code-text' }), h('label', { for: 'code-text', 'data-text': 'code-field' }), field,
      h('label', { for: 'code-line', 'data-text': 'line-field' }), cards, said,
    ],
  };
}
