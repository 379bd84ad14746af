// From drawings to the page.
//
// Faces, signs and icons are inline SVG with inks as custom properties: a theme change recolours what lies on the table,
// every scale is crisp, and a face costs two to forty elements without ids. Markup is parsed the first time it is needed
// and then cloned: courts that never turn up are never built. Backs are one image for all cards (see backs.js).
import { backUrl } from './backs.js';
import { faceSvg } from './faces.js';
import { iconSvg } from './icons.js';
import { signSvg } from './signs.js';

/** @typedef {import('./faces.js').Face} Face */
/** @typedef {import('./faces.js').FaceStyle} FaceStyle */
/** @typedef {import('./theme.js').Theme} Theme */

/** @type {Map<string, Element>} */
const drawn = new Map();

/** @param {string} key @param {() => string} markup @returns {SVGElement} a fresh copy */
function copy(key, markup) {
  let node = drawn.get(key);
  if (!node) {
    const holder = document.createElement('template');
    holder.innerHTML = markup();
    node = /** @type {Element} */ (holder.content.firstElementChild);
    drawn.set(key, node);
  }
  return /** @type {SVGElement} */ (document.importNode(node, true));
}

/** @param {Face} face @param {FaceStyle} [style] */
export const faceNode = (face, style = 'standard') => copy(`${style} ${face.suit} ${face.rank}`, () => faceSvg(face, style));

/** @param {import('./signs.js').Sign} name */
export const signNode = (name) => copy(`sign ${name}`, () => signSvg(name));

/** @param {string} name */
export const iconNode = (name) => copy(`icon ${name}`, () => iconSvg(name));

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
