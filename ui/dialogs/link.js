// A link wants to lay out a deal: it asks first.
import { button, h } from '../dom.js';
import { doer, lay } from './form.js';
/** @typedef {import('../app.js').App} App */

/** @param {App} app @param {import('../protocol.d.ts').Events['link-opened']} about @returns {import('../dialogs.js').Parts} */
export function build(app, { label, text, request, rules }) {
  const open = doer('open-link', () => lay(app, 'link', request, rules), { text: 'link-open', cls: 'primary' });
  const keep = button('close', { text: 'link-keep' });
  return { title: 'link-title', first: keep, actions: [keep, open], body: [h('p', {}, h('strong', {}, label)), h('p', {}, text), h('p', { class: 'note', 'data-text': 'link-text' })] };
}
