// A winnable deal is being looked for, and that takes a while.
import { button, h } from '../dom.js';
/** @typedef {import('../app.js').App} App */

/** @param {App} app @param {{ text: string }} about @returns {import('../dialogs.js').Parts & { body: HTMLElement[] }} */
export function build(app, about) {
  const cancel = button('cancel', { cls: 'primary' });
  const stop = () => { void app.ipc.call('stop', {}).catch(() => {}); app.dialogs.close('search'); };
  cancel.addEventListener('click', (event) => { event.preventDefault(); stop(); });
  const said = h('p', { id: 'search-said', role: 'status' }, about?.text ?? '');
  return { title: 'search-title', bare: true, cancel: stop, first: cancel, actions: [cancel], body: [h('progress', { 'data-label': 'search-title' }), said, h('p', { class: 'note', 'data-text': 'search-rare' })] };
}
