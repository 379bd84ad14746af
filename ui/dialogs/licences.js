// What the game is made of, and under which licences.
import { button, h } from '../dom.js';
import { LICENCES } from '../licences.js';

/** @returns {import('../dialogs.js').Parts} */
export function build() {
  const close = button('about', { text: 'do-back', cls: 'primary' });
  return {
    title: 'about-licences', first: close, actions: [close],
    body: [h('div', { class: 'scroll', tabindex: 0, role: 'region', 'data-label': 'about-licences' }, ...LICENCES.flatMap(([licence, parts]) => [h('h3', {}, licence), h('p', {}, parts)]))],
  };
}
