// Draws the app's icon from the very paths of the cards: node packaging/icon/draw.mjs
// `cargo xtask icons` runs it, then lets the Tauri CLI make every size and format.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GLYPHS, STEM } from '../../ui/art/glyphs.js';
import { SUITS } from '../../ui/art/suits.js';

const out = join(dirname(fileURLToPath(import.meta.url)), '../../icons/source');
const BLACK = '#191C20';
const RED = '#C62D26';

/** A suit about (x, y), `height` units high. */
const suit = (name, x, y, height, ink) =>
  `<path transform="translate(${x} ${y}) scale(${height / 96})" fill="${ink}" d="${SUITS[name]}"/>`;

/** A rank with its upper left corner at (x, y). */
function rank(number, x, y, height, ink) {
  const { fill, stroke } = GLYPHS[number];
  const area = fill && `<path fill="${ink}" d="${fill}"/>`;
  const line = stroke && `<path fill="none" stroke="${ink}" stroke-width="${STEM}" d="${stroke}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${height / 100})">${area}${line}</g>`;
}

/** A card of 250 × 350 units about the origin, in the large-print hand: what an icon of 32 pixels can still show. */
function card(number, name, ink, { edge = '#12221B', stock = '#FCF9F2' } = {}) {
  const line = name === 'hearts' ? `<path transform="translate(8 49) scale(1.56)" fill="none" stroke="${stock}" stroke-width="2.6" d="${SUITS.hearts}"/>` : '';
  return `<rect x="-125" y="-175" width="250" height="350" rx="22" fill="${stock}" stroke="${edge}" stroke-opacity=".32" stroke-width="3"/>
  ${rank(number, -103, -152, 92, ink)}${suit(name, 8, 52, 190, ink)}${line}`;
}

const placed = (x, y, angle, scale, content) => `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})">${content}</g>`;
const shadow = (x, y, angle, scale) =>
  placed(x, y + 14, angle, scale, '<rect x="-125" y="-175" width="250" height="350" rx="22" fill="#04120C" fill-opacity=".34" filter="url(#soft)"/>');

/** The two cards: a black king, and on it the red queen that may lie there. */
function hand(scale = 1) {
  const [back, front] = [[-104 * scale, -26 * scale, -12, 1.5 * scale], [84 * scale, 32 * scale, 8, 1.5 * scale]];
  return shadow(...back) + placed(...back, card(13, 'spades', BLACK)) + shadow(...front) + placed(...front, card(12, 'hearts', RED));
}

const DEFS = `<defs>
  <radialGradient id="table" cx=".5" cy=".18" r="1"><stop offset="0" stop-color="#3D7559"/><stop offset="1" stop-color="#1F4436"/></radialGradient>
  <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>
</defs>`;

const svg = (content, box = '0 0 1024 1024') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="1024" height="1024">${content}</svg>\n`;
const centre = (content) => `<g transform="translate(512 512)">${content}</g>`;
const plate = (inset, radius) =>
  `<rect x="${inset}" y="${inset}" width="${1024 - 2 * inset}" height="${1024 - 2 * inset}" rx="${radius}" fill="url(#table)"/>`;

mkdirSync(out, { recursive: true });
const files = {
  // Linux and Windows: as large as the square allows.
  'icon.svg': svg(DEFS + plate(32, 200) + centre(hand(1.2))),
  // macOS: its grid leaves 100 of 1024 units free on each side.
  'macos.svg': svg(DEFS + plate(100, 185) + centre(hand(1.02))),
  // iOS rounds the corners itself and wants no transparency.
  'ios.svg': svg(DEFS + plate(0, 0) + centre(hand(1.2))),
  // Android: background and foreground move apart; only the middle 66 of 108 units are sure to be seen.
  'android-background.svg': svg(DEFS + plate(0, 0)),
  'android-foreground.svg': svg(DEFS + centre(hand(0.66))),
  // One colour, chosen by the system.
  'android-monochrome.svg': svg(centre(`<path fill="#fff" fill-rule="evenodd" d="M-150 -240H150A30 30 0 0 1 180 -210V210A30 30 0 0 1 150 240H-150A30 30 0 0 1 -180 210V-210A30 30 0 0 1 -150 -240ZM-150 -212A2 2 0 0 0 -152 -210V210A2 2 0 0 0 -150 212H150A2 2 0 0 0 152 210V-210A2 2 0 0 0 150 -212Z"/>${suit('spades', 0, 0, 230, '#fff')}`)),
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), content);
writeFileSync(join(out, 'manifest.json'), `${JSON.stringify({
  default: 'icon.svg', bg_color: '#1F4436', android_bg: 'android-background.svg', android_fg: 'android-foreground.svg',
  android_monochrome: 'android-monochrome.svg', android_fg_scale: 100,
}, null, 2)}\n`);
