// A deal from elsewhere: read and checked in Rust, refused whole with the reason and the place.
import { button, h } from '../dom.js';
import { t } from '../text.js';
import { doer, lay, line, reason, tell } from './form.js';
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../protocol.d.ts').Commands['import_deal']['reply']} Deal */

/**
 * A field for a deal that checks what stands in it. `read` is told the deal, or null while there is none.
 * @param {App} app @param {HTMLElement} said @param {(deal: Deal | null) => void} read
 */
export function dealField(app, said, read) {
  let asked = 0;
  const check = async () => {
    const mine = asked += 1, text = field.value.trim();
    read(null);
    if (!text) return tell(said, t('paste-empty'));
    try {
      const deal = await app.ipc.call('import_deal', { text });
      if (mine !== asked) return;
      tell(said, `${deal.label}. ${deal.proofText}`);
      read(deal);
    } catch (failure) {
      if (mine === asked) tell(said, reason(failure), true);
    }
  };
  const field = h('textarea', { id: 'paste-text', rows: 4, dir: 'auto', spellcheck: 'false', autocomplete: 'off', 'aria-describedby': said.id, on: { input: () => { void check(); } } });
  return field;
}

/** @param {App} app @returns {import('../dialogs.js').Parts} */
export function build(app) {
  /** @type {Deal | null} */
  let deal = null;
  const said = line('paste-said');
  const start = doer('start', () => deal && lay(app, 'paste', deal.request, deal.rules), { cls: 'primary' });
  const field = dealField(app, said, (read) => { deal = read; start.disabled = !read; });
  tell(said, t('paste-empty'));
  start.disabled = true;
  return {
    title: 'paste-title', first: field, actions: [button('close', { text: 'do-cancel' }), start],
    body: [h('p', { 'data-text': 'paste-intro' }), h('label', { for: field.id, 'data-text': 'paste-field' }), field, said],
  };
}
