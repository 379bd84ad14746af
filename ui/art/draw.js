// From drawings to the page.
//
// Faces, signs and icons are inline SVG with inks as custom properties: a theme change recolours what lies on the table,
// every scale is crisp, and a face costs two to fifty elements without ids. Markup is built the first time it is needed:
// courts that never turn up are never drawn. Backs are one image for all cards (see backs.js).
import { backUrl } from './backs.js';
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

/**
 * Choose the back of every element of class `back` below `root`. The image is decoded before it is shown, so that no
 * bare card flashes up; a newer call wins over one that is still decoding.
 * @param {HTMLElement} root @param {string} name @param {Theme} theme
 * @returns {Promise<void>} settles when the back is in place; never rejects
 */
export async function showBack(root, name, theme) {
  const wanted = `${name} ${theme}`, url = backUrl(name, theme);
  root.dataset.back = wanted;
  const image = new Image();
  image.src = url.slice(5, -2);
  await image.decode().catch(() => {});
  if (root.dataset.back === wanted) root.style.setProperty('--back', url);
}
