// From drawings to the page.
//
// Faces, signs and icons are inline SVG with inks as custom properties: a theme change recolours what lies on the table,
// every scale is crisp, and a face costs two to fifty elements without ids. Markup is built the first time it is needed:
// courts that never turn up are never drawn. Backs are one image for all cards (see backs.js).
import { backInks, backUrl } from './backs.js';
import { faceSvg } from './faces.js';
import { iconSvg } from './icons.js';
import { signSvg } from './signs.js';

/** @typedef {import('./faces.js').Face} Face */
/** @typedef {import('./faces.js').FaceStyle} FaceStyle */
/** @typedef {import('./theme.js').Theme} Theme */

/** Markup by drawing. Strings, not nodes: a node kept for cloning would double what a face costs. @type {Map<string, string>} */
const markup = new Map();
const holder = document.createElement('template');

/** @param {string} key @param {() => string} draw @returns {SVGElement} */
function node(key, draw) {
  let text = markup.get(key);
  if (text === undefined) markup.set(key, text = draw());
  holder.innerHTML = text;
  return /** @type {SVGElement} */ (document.importNode(holder.content, true).firstElementChild);
}

/** @param {Face} face @param {FaceStyle} [style] */
export const faceNode = (face, style = 'standard') => node(`${style} ${face.suit} ${face.rank}`, () => faceSvg(face, style));

/** @param {import('./signs.js').Sign} name */
export const signNode = (name) => node(`sign ${name}`, () => signSvg(name));

/** @param {string} name */
export const iconNode = (name) => node(`icon ${name}`, () => iconSvg(name));

/** @param {HTMLElement} node @param {string} url */
function dress(node, url) {
  node.style.setProperty('--back', url);
  node.style.setProperty('--back-size', '100% 100%');
}

const root = document.documentElement;
let back = '';

/**
 * Put the back of a name, in the colours of the root's theme, on every element of class `back`: its plain ground at once,
 * the image as soon as it is decoded. A newer call wins over one that is still decoding.
 * @returns {Promise<void>} settles when the back is in place; never rejects
 */
async function refresh() {
  const theme = /** @type {Theme} */ (root.dataset['theme'] ?? 'green'), url = backUrl(back, theme), wanted = `${back} ${theme}`;
  if (root.dataset['back'] === wanted) return;
  root.dataset['back'] = wanted;
  root.style.setProperty('--back-ground', backInks(back, theme).ground);
  const image = new Image();
  image.src = url.slice(5, -2);
  // A window that is hidden may decode nothing: the picture then comes when the page paints it.
  await Promise.race([image.decode().catch(() => {}), new Promise((done) => setTimeout(done, 300))]);
  if (root.dataset['back'] === wanted) dress(root, url);
}

/**
 * The back of all cards. Call it early, beside the first request to the game: drawing takes no longer than that.
 * It follows the root's theme by itself.
 * @param {string} [name]
 */
export function showBack(name = 'lattice') {
  if (!back) new MutationObserver(() => void refresh()).observe(root, { attributeFilter: ['data-theme'] });
  back = name;
  return refresh();
}

/** A card's back. @param {string} [name] */
export function backNode(name = 'lattice') {
  if (name !== back) void showBack(name);
  const node = document.createElement('span');
  node.className = 'back';
  return node;
}

/** One back by itself, for a choice of backs. @param {string} name @param {Theme} [theme] */
export function backSample(name, theme = 'green') {
  const node = document.createElement('span');
  node.className = 'back';
  dress(node, backUrl(name, theme));
  return node;
}
