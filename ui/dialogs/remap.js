// The keys, and how to change them. What is pressed is checked against all others before it is taken.
import { h } from '../dom.js';
import { MAC } from '../keyboard.js';
import { KEYS, chordOf, chordsOf, taken, written } from '../keys.js';
import { t } from '../text.js';
import { doer, line, tell } from './form.js';
/** @typedef {import('../app.js').App} App */

/** @param {App} app @param {(keys: Record<string, string>) => unknown} keep @returns {HTMLElement} it shows anew on the event `keys` */
export function keyTable(app, keep) {
  const said = line();
  /** The button that waits for a key. @type {HTMLButtonElement | null} */
  let waits = null;
  const kbd = (/** @type {string} */ chord) => h('kbd', {}, written(chord));
  const name = (/** @type {string} */ id) => t(`key-${id}`);

  const rows = KEYS.map((key) => {
    const node = h('button', { type: 'button', class: 'key', 'data-key': key.id, 'data-tip': 'do-change-key', on: { blur: () => rest(), click: () => wait() } }), others = h('span');
    const wait = () => {
      waits = node;
      node.textContent = '…';
      tell(said, `${name(key.id)}: ${t('settings-keys-press')}`);
    };
    const show = () => {
      const [first = '', ...more] = chordsOf(key, app.settings.keys);
      const none = app.settings.keys[key.id] === '';
      const text = none ? t('settings-keys-none') : written(first);
      node.replaceChildren(none ? text : kbd(first));
      node.setAttribute('aria-label', `${text}, ${name(key.id)}`);
      others.replaceChildren(...(none ? [first, ...more].filter(Boolean) : more).flatMap((chord) => [' ', kbd(chord)]));
    };
    const rest = () => { if (waits === node) { waits = null; show(); } };
    node.addEventListener('keydown', (event) => {
      if (waits !== node || event.key === 'Tab' || /^(Control|Alt|Shift|Meta|AltGraph)$/.test(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      const chord = event.key === 'Delete' ? '' : chordOf(event, { mac: MAC });
      const usual = key.chords.includes(chord);
      if (chord === 'Escape' && !usual) { rest(); return tell(said, ''); }
      const { [key.id]: _, ...own } = app.settings.keys;
      const other = chord && taken(key.id, chord, own);
      if (other) return tell(said, `${written(chord)}: ${t('settings-keys-conflict')} ${name(other.id)}`, true);
      waits = null;
      tell(said, `${name(key.id)}: ${chord ? written(chord) : t('settings-keys-none')}`);
      void keep(usual ? own : { ...own, [key.id]: chord });
    });
    return { show, group: key.group, node: h('tr', {}, h('th', { scope: 'row', 'data-text': `key-${key.id}` }), h('td', {}, node, others)) };
  });
  const show = () => { for (const each of rows) each.show(); };
  const table = h('table', { class: 'keys' },
    h('caption', { 'data-text': 'settings-keys' }),
    h('thead', {}, h('tr', {}, h('th', { scope: 'col', 'data-text': 'keys-does' }), h('th', { scope: 'col', 'data-text': 'keys-key' }))),
    ...[...new Set(rows.map(({ group }) => group))].map((group) => h('tbody', {},
      h('tr', {}, h('th', { scope: 'rowgroup', colspan: 2, 'data-text': `keys-group-${group}` })), ...rows.filter((r) => r.group === group).map(({ node }) => node))));
  show();
  return h('div', { on: { keys: show } }, h('p', { class: 'note', 'data-text': 'settings-keys-how' }), said, table,
    doer('reset-keys', () => keep({}), { text: 'settings-keys-reset', icon: 'restart' }));
}
