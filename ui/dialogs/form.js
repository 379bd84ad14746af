// What dialogs share: fields, choices, groups of buttons with arrow keys, laying a deal, copying.
import { button, h } from '../dom.js';
import { t } from '../text.js';
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../protocol.d.ts').DealRequest} DealRequest */
/** @typedef {import('../protocol.d.ts').Rules} Rules */
/** A value and its message id, or the text itself. @typedef {readonly (readonly [string, string])[]} Options */

export const dashed = (/** @type {string} */ name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** A text by id that a change of language reaches, or as it is. @param {string} text */
const worded = (text) => (t(text) ? { 'data-text': text } : {});
/** @param {string} text */
export const span = (text) => h('span', worded(text), t(text) || text);

/** @param {string} id @param {Options} options @param {string} value */
export const select = (id, options, value) => h('select', { id }, ...options.map(([v, text]) => h('option', { value: v, selected: v === value, ...worded(text) }, t(text) || text)));

/** One of a few, all seen. `picture` puts one before the words. @param {string} name @param {Options} options @param {string} value @param {(value: string) => Node | null} [picture] */
export const choice = (name, options, value, picture) => h('span', { class: picture ? 'choice pictures' : 'choice' }, ...options.map(([v, text]) => h(
  'label', {}, h('input', { type: 'radio', name, value: v, checked: v === value }), picture?.(v), span(text),
)));

/** @param {string} id @param {string} text @param {boolean} checked */
export const tick = (id, text, checked) => h('label', { class: 'tick' }, h('input', { id, type: 'checkbox', checked }), span(text));

/** @param {string} text @param {HTMLElement} field @param {...(Node | null)} more */
export const row = (text, field, ...more) => h('div', { class: 'row' }, h('label', { for: field.id, 'data-text': text }), h('div', { class: 'value' }, field, ...more));
/** @param {string} text @param {...(Node | null)} group */
export const set = (text, ...group) => h('div', { class: 'row', role: 'radiogroup', 'aria-labelledby': `${text}-label` }, h('span', { id: `${text}-label`, class: 'label', 'data-text': text }), h('div', { class: 'value' }, ...group));

/** What is chosen in a group. @param {HTMLElement} group */
export const picked = (group) => /** @type {HTMLInputElement} */ (group.querySelector('input:checked')).value;

/** A button that does something and leaves the dialog open. @param {string} what @param {() => unknown} work @param {Parameters<typeof button>[1]} [look] */
export function doer(what, work, look) {
  const node = button(what, look);
  node.addEventListener('click', (event) => { event.preventDefault(); void work(); });
  return node;
}

/** A line that says how it went. @param {string} [id] */
export const line = (id) => h('p', { id, role: 'status', class: 'said' });
/** @param {HTMLElement} said @param {string} text @param {boolean} [bad] */
export function tell(said, text, bad = false) {
  said.textContent = text;
  said.classList.toggle('bad', bad);
}
/** @param {unknown} failure */
export const reason = (failure) => /** @type {any} */ (failure)?.message ?? t('error-title');

/** Closes the dialog and lays a deal; without rules, by those that are set. @param {App} app @param {string} dialog @param {DealRequest} deal @param {Rules | null} [rules] */
export function lay(app, dialog, deal, rules) {
  app.dialogs.close(dialog);
  app.ipc.run(() => app.ipc.send('new_game', () => ({ setup: { ...app.setup, deal, rules: rules ?? app.setup.rules } })));
}

/** The rules that shipped deals were solved under. @param {App} app @param {string} draw @returns {Rules} */
export const plain = (app, draw) => ({ draw: draw === '3' ? 3 : 1, passes: null, emptyColumn: 'kings', worryBack: app.setup.rules.worryBack });

/** Draw 1 or 3. @param {string} name @param {number} draw */
export const draws = (name, draw) => choice(name, [['1', 'setup-draw-1'], ['3', 'setup-draw-3']], String(draw));

/** Copies what stands in a field. The old way first: WebKitGTK lets the new one wait for ever. @param {HTMLTextAreaElement} field @param {HTMLElement} said */
export async function copy(field, said) {
  const back = /** @type {HTMLElement} */ (document.activeElement);
  field.select();
  let done = document.execCommand('copy');
  back.focus();
  if (!done) done = await navigator.clipboard.writeText(field.value).then(() => true, () => false);
  tell(said, t(done ? 'copied' : 'copy-failed'), !done);
}

/**
 * One Tab stop for many buttons: arrow keys go round among them. `columns` tells how many stand in a row.
 * @param {HTMLElement} root @param {() => number} columns @param {(key: string, from: HTMLElement) => boolean} [other] another key
 */
export function rove(root, columns, other) {
  const all = () => /** @type {HTMLElement[]} */ ([...root.querySelectorAll('button')]);
  const stop = (/** @type {HTMLElement} */ node) => { for (const each of all()) each.tabIndex = each === node ? 0 : -1; };
  root.addEventListener('focusin', (event) => stop(/** @type {HTMLElement} */ (event.target)));
  root.addEventListener('keydown', (event) => {
    const list = all(), at = list.indexOf(/** @type {HTMLElement} */ (event.target)), wide = columns();
    const side = getComputedStyle(root).direction === 'rtl' ? -1 : 1;
    const by = /** @type {Record<string, number>} */ ({ ArrowLeft: -side, ArrowRight: side, ArrowUp: -wide, ArrowDown: wide, Home: -at, End: list.length - 1 - at })[event.key];
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    if (by === undefined ? other?.(event.key, list[at]) : list[at + by]) event.preventDefault();
    if (by !== undefined) list[at + by]?.focus();
  });
  return { stop };
}
