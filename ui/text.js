// The words of the page, as Rust sends them.
/** @typedef {import('./protocol.d.ts').Words} Words */

/** @type {Record<string, string>} */
let texts = {};
/** @type {Words['languages']} */
let known = [];

/** The languages there are. */
export const languages = () => known;

/** @param {string} id @returns {string} */
export const t = (id) => texts[id] ?? '';

/** Puts the words where `data-text` and `data-label` say. @param {ParentNode} root */
export function fill(root) {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-text]'))) node.textContent = t(node.dataset.text ?? '');
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-label]'))) node.setAttribute('aria-label', t(node.dataset.label ?? ''));
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll('[data-tip]'))) node.title = t(node.dataset.tip ?? '');
}

/** @param {Words} words */
export function setWords(words) {
  ({ texts, languages: known } = words);
  document.documentElement.lang = words.language;
  document.documentElement.dir = words.direction;
  fill(document);
}
