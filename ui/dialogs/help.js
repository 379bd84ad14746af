// How to play, and every key: the table in keys.js is the source.
import { button, h } from '../dom.js';
import { KEYS, chordsOf, written } from '../keys.js';
import { t } from '../text.js';
/** @typedef {import('../app.js').App} App */

const GROUPS = /** @type {const} */ (['move', 'play', 'game', 'read', 'areas']);

/** @param {import('../keys.js').Group} group @param {Record<string, string>} own */
function table(group, own) {
  const rows = KEYS.filter((key) => key.group === group).map((key) => h(
    'tr', {},
    h('td', {}, ...chordsOf(key, own).flatMap((chord, i) => [i ? ' ' : '', h('kbd', {}, written(chord))])),
    h('td', {}, t(`key-${key.id}`)),
  ));
  return h(
    'table', { 'aria-label': t(`keys-group-${group}`) },
    h('thead', {}, h('tr', {}, h('th', { scope: 'col', 'data-text': 'keys-key' }), h('th', { scope: 'col', 'data-text': 'keys-does' }))),
    h('tbody', {}, ...rows),
  );
}

/** @param {string} title @param {string[]} ids */
const part = (title, ids) => [h('h3', { 'data-text': title }), ...ids.map((id) => h('p', { 'data-text': id }))];

/** @param {App} app @returns {import('../dialogs.js').Parts} */
export function build(app) {
  const close = button('close', { cls: 'primary' });
  return {
    title: 'help-title', first: close, actions: [close],
    body: [
      h('div', { class: 'scroll', tabindex: 0, role: 'region', 'data-label': 'help-title' },
        ...part('help-rules-title', ['help-goal', 'help-columns', 'help-empty', 'help-stock', 'help-foundations', 'help-undo']),
        ...part('help-hand-title', ['help-mouse', 'help-touch']),
        ...part('help-access-title', ['help-access', 'help-orca', 'help-twins']),
        ...part('help-check-title', ['help-check']),
        h('h3', { 'data-text': 'keys-title' }),
        ...GROUPS.flatMap((group) => [h('h4', { 'data-text': `keys-group-${group}` }), table(group, app.settings.keys)])),
    ],
  };
}
