// A deal from elsewhere: read and checked in Rust, refused whole with the reason and the place.
import { button, h } from '../dom.js';
import { t } from '../text.js';
/** @typedef {import('../app.js').App} App */

/** @param {App} app @returns {import('../dialogs.js').Parts} */
export function build(app) {
  const field = h('textarea', { id: 'paste-text', rows: 5, spellcheck: 'false', autocomplete: 'off', 'aria-describedby': 'paste-said' });
  const said = h('p', { id: 'paste-said', role: 'status', class: 'said' }, t('paste-empty'));
  const start = button('start', { cls: 'primary' });
  start.disabled = true;
  /** @type {import('../protocol.d.ts').DealRequest | null} */
  let request = null;
  /** @type {import('../protocol.d.ts').Rules | null} */
  let rules = null;
  let asked = 0;
  const check = async () => {
    const mine = asked += 1, text = field.value.trim();
    start.disabled = true;
    if (!text) { said.textContent = t('paste-empty'); return; }
    try {
      const reply = await app.ipc.call('import_deal', { text });
      if (mine !== asked) return;
      ({ request, rules } = reply);
      said.textContent = `${reply.label}. ${reply.proofText}`;
      start.disabled = false;
    } catch (failure) {
      if (mine === asked) said.textContent = /** @type {any} */ (failure)?.message ?? t('error-title');
    }
  };
  field.addEventListener('input', () => { void check(); });
  start.addEventListener('click', (event) => {
    event.preventDefault();
    const deal = request;
    if (!deal) return;
    app.dialogs.close('paste');
    app.ipc.run(() => app.ipc.send('new_game', () => ({ setup: { ...app.setup, deal, rules: rules ?? app.setup.rules } })));
  });
  return {
    title: 'paste-title', first: field, actions: [button('close', { text: 'do-cancel' }), start],
    body: [h('p', { 'data-text': 'paste-intro' }), h('label', { for: 'paste-text', 'data-text': 'paste-field' }), field, said],
  };
}
