// The cover of a pause: the table is hidden, and going on is one key away.
import { button, h } from '../dom.js';
/** @typedef {import('../app.js').App} App */

/** @param {App} app @returns {import('../dialogs.js').Parts} */
export function build(app) {
  const resume = button('resume', { icon: 'play', cls: 'primary' });
  return {
    title: 'pause-title', bare: true, first: resume, actions: [resume], cancel: () => app.do('resume'),
    body: [h('p', { 'data-text': 'pause-text' })],
  };
}
