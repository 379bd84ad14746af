// The show after a win: the cards leap off the foundations and leave their trails, until a key or a click.
import { rankPath } from './art/faces.js';
import { STEM } from './art/glyphs.js';
import { suitPath } from './art/suits.js';
/** @typedef {import('./board.js').Board} Board */

const HOMES = /** @type {const} */ (['fs', 'fh', 'fd', 'fc']);
const SUIT = /** @type {const} */ ({ fs: 'spades', fh: 'hearts', fd: 'diamonds', fc: 'clubs' });
const LENGTH = 9000;

/** One card as a picture. @param {import('./art/suits.js').Suit} suit @param {number} rank @param {number} w @param {number} h @param {number} ratio @param {CSSStyleDeclaration} style */
function picture(suit, rank, w, h, ratio, style) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(w * ratio);
  canvas.height = Math.ceil(h * ratio);
  const c = canvas.getContext('2d');
  if (!c) return canvas;
  c.scale((w * ratio) / 250, (h * ratio) / 350);
  const token = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  c.fillStyle = token('--stock');
  c.strokeStyle = token('--edge');
  c.lineWidth = 3;
  c.beginPath();
  c.roundRect(1.5, 1.5, 247, 347, 15);
  c.fill();
  c.stroke();
  const red = suit === 'hearts' || suit === 'diamonds';
  const four = document.documentElement.dataset.inks === 'four';
  c.fillStyle = c.strokeStyle = token(four && suit === 'diamonds' ? '--ink-blue' : four && suit === 'clubs' ? '--ink-green' : red ? '--ink-red' : '--ink-black');
  const index = rankPath(rank, 56, 16, 84);
  c.fill(new Path2D(index.fill + suitPath(suit, 150, 58, 80) + suitPath(suit, 125, 236, 152)), 'nonzero');
  c.lineWidth = STEM * 0.84;
  c.stroke(new Path2D(index.stroke));
  return canvas;
}

/**
 * Plays over the table, under the dialog's panel. Nothing waits for it.
 * @param {HTMLDialogElement} dialog @param {Board} board
 * @returns {() => void} ends it
 */
export function winShow(dialog, board) {
  const canvas = document.createElement('canvas');
  canvas.className = 'show';
  canvas.setAttribute('aria-hidden', 'true');
  const ratio = Math.min(2, devicePixelRatio || 1), width = innerWidth, height = innerHeight;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const c = canvas.getContext('2d');
  const l = board.layout;
  if (!c || !l) return () => {};
  c.scale(ratio, ratio);
  dialog.prepend(canvas);
  dialog.classList.add('showing');
  const style = getComputedStyle(document.documentElement), at = board.area.getBoundingClientRect();
  /** @type {{ id: (typeof HOMES)[number], rank: number }[]} */
  const queue = [];
  for (let rank = 13; rank >= 1; rank -= 1) for (const id of HOMES) queue.push({ id, rank });
  /** @type {{ x: number, y: number, vx: number, vy: number, image: HTMLCanvasElement } | null} */
  let card = null;
  let frame = 0, last = 0;
  const began = performance.now();
  const floor = height - l.h, step = Math.max(0.6, l.w / 100);

  const launch = () => {
    const next = queue.shift();
    if (!next) return null;
    const { slot } = l.places[next.id];
    const way = Math.random() < 0.72 ? -1 : 1;
    return { x: at.x + slot.x, y: at.y + slot.y, vx: way * (2 + Math.random() * 5) * step, vy: -Math.random() * 4 * step, image: picture(SUIT[next.id], next.rank, l.w, l.h, ratio, style) };
  };
  const draw = (/** @type {number} */ now) => {
    frame = requestAnimationFrame(draw);
    if (now - began > LENGTH) return end();
    // The same speed at any rate of frames; a few small steps each, so that the trail has no gaps.
    const steps = last ? Math.min(12, Math.max(1, Math.round((now - last) / 6))) : 1;
    last = now;
    for (let i = 0; i < steps; i += 1) {
      card ??= launch();
      if (!card) return end();
      card.vy += 0.32 * step;
      card.x += card.vx;
      card.y += card.vy;
      if (card.y > floor) { card.y = floor; card.vy *= -0.78; }
      c.drawImage(card.image, card.x, card.y, l.w, l.h);
      if (card.x < -l.w || card.x > width) card = null;
    }
  };
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    cancelAnimationFrame(frame);
    removeEventListener('keydown', stop, true);
    removeEventListener('pointerdown', stop, true);
    dialog.classList.remove('showing');
    canvas.classList.add('past');
  };
  // The key or click that ends the show does nothing else; nor does the one that has won.
  const stop = (/** @type {Event} */ event) => {
    if (event instanceof KeyboardEvent && (event.repeat || /^(Control|Alt|Shift|Meta)$/.test(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    // Only the click that follows this press: the next key is the player's own again.
    addEventListener('keydown', free, true);
    setTimeout(free, 400);
    end();
  };
  const free = () => { removeEventListener('click', swallow, true); removeEventListener('keydown', free, true); };
  const swallow = (/** @type {Event} */ event) => { event.preventDefault(); event.stopPropagation(); };
  addEventListener('keydown', stop, true);
  addEventListener('pointerdown', stop, true);
  frame = requestAnimationFrame(draw);
  return end;
}
