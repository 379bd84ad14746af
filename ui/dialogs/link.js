// A link wants to lay out a deal: it asks first.
import { button, h } from '../dom.js';
/** @typedef {import('../app.js').App} App */

/** @param {App} app @param {import('../protocol.d.ts').Events['link-opened']} about @returns {import('../dialogs.js').Parts} */
export function build(app, { label, text, request, rules }) {
  const open = button('open-link', { text: 'link-open', cls: 'primary' });
  open.addEventListener('click', (event) => {
    event.preventDefault();
    app.dialogs.close('link');
    app.ipc.run(() => app.ipc.send('new_game', () => ({ setup: { ...app.setup, deal: request, rules: rules ?? app.setup.rules } })));
  });
  const keep = button('close', { text: 'link-keep' });
  return { title: 'link-title', first: keep, actions: [keep, open], body: [h('p', { 'data-text': 'link-text' }), h('p', {}, h('strong', {}, label)), h('p', {}, text)] };
}
