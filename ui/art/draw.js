// From drawings to nodes. Markup is parsed once for each drawing and then cloned.
import { backSvg } from './backs.js';
import { faceSvg } from './faces.js';
import { iconSvg } from './icons.js';
import { signSvg } from './signs.js';

/** @typedef {import('./faces.js').Face} Face */
/** @typedef {import('./faces.js').FaceStyle} FaceStyle */

/** @type {Map<string, Element>} */
const drawn = new Map();

/** @param {string} key @param {() => string} markup @returns {Element} a fresh copy */
function copy(key, markup) {
  let node = drawn.get(key);
  if (!node) {
    const holder = document.createElement('template');
    holder.innerHTML = markup();
    node = /** @type {Element} */ (holder.content.firstElementChild);
    drawn.set(key, node);
  }
  return /** @type {Element} */ (document.importNode(node, true));
}

/** @param {Face} face @param {FaceStyle} [style] */
export const faceNode = (face, style = 'standard') => copy(`${face.suit} ${face.rank} ${style === 'standard'}`, () => faceSvg(face, style));
/** @param {string} [name] */
export const backNode = (name = 'lattice') => copy(`back ${name}`, () => backSvg(name));
/** @param {import('./signs.js').Sign} name */
export const signNode = (name) => copy(`sign ${name}`, () => signSvg(name));
/** @param {string} name */
export const iconNode = (name) => copy(`icon ${name}`, () => iconSvg(name));
