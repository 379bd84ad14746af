// Playing in the real window: lines of actions as keys, clicks or drags, and what the page shows of the game.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { startApp } from './harness/app.mjs';

const data = (name) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
export const RULES = { draw: 1, passes: null, emptyColumn: 'kings', worryBack: true };

/** A stored solution: its seed and its actions, one a line. */
export function solution(name) {
  const lines = data(`lines/${name}.txt`).split('\n').map((line) => line.trim()).filter(Boolean);
  const seed = /^# seed: (.*)$/m.exec(lines.join('\n'))?.[1] ?? null;
  return { seed, actions: lines.filter((line) => !line.startsWith('#')) };
}

/** The app with the table on the screen. Animation and self-finishing are off unless `settings` says otherwise. */
export async function play(t, { settings = {}, ...options } = {}) {
  const app = await startApp(t, { size: [1000, 720], ...options });
  await ready(app);
  await set(app, { animation: 'off', autoComplete: false, deadEndNotice: false, pauseWhenAway: false, ...settings });
  return app;
}

export const ready = (app) => app.waitFor(() => document.documentElement.classList.contains('ready') && document.querySelectorAll('.card').length === 52, { what: 'the table' });

/** A command to Rust, beside the page's own queue. */
export const call = (app, command, args = {}) => app.executeAsync((name, all) => globalThis.__TAURI__.core.invoke(name, all), command, args);

export const view = async (app) => (await call(app, 'board')).view;

export async function set(app, settings) {
  await call(app, 'set_settings', { settings });
}

/** Deals, and waits for the table to show it. */
export async function deal(app, request, rules = RULES, scoring = 'none') {
  const { revision } = await call(app, 'new_game', { setup: { deal: request, rules, scoring } });
  await shows(app, revision);
}

/** Waits until the page shows a revision. */
export const shows = (app, revision) => app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) >= r, { what: `revision ${revision}` }, revision);

/** Waits until the page shows what Rust holds. */
export async function settled(app) {
  const now = await view(app);
  await shows(app, now.revision);
  return now;
}

/** An action as the view knows it: `draw`, `w-f`, `t3-t5x4`, `fh-t2`. */
export function action(now, text) {
  if (text === 'draw' || text === 'recycle') return { kind: text, from: 'stock', to: 'waste', count: 0 };
  const [, from, to, count = '1'] = /^(\w+)-(\w+?)(?:x(\d+))?$/.exec(text) ?? assert.fail(`no action: ${text}`);
  const source = from === 'w' ? 'waste' : from;
  const found = now.legal.find((move) => move.action.kind === 'move' && move.from === source && move.count === Number(count) && (to === 'f' ? move.to[0] === 'f' : move.to === to));
  assert.ok(found, `${text} is not legal`);
  return found;
}

/** A point on the part of a card that shows. */
export const onCard = (app, key) => app.execute((k) => {
  const box = document.querySelector(`[data-card="${k}"]`).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + 10 };
}, key);

/** The middle of the end card, or of the empty place, of a pile. */
export const onPile = (app, pile) => app.execute((id) => {
  const group = document.querySelector(`[data-pile="${id}"]`);
  const node = (id !== 'stock' && group.querySelector('.card.end')) || group.querySelector('.slot');
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}, pile);

/** An action as key presses. */
export function keys(now, text) {
  if (text === 'draw' || text === 'recycle') return ['d'];
  const { from, to, count } = action(now, text);
  const column = (id) => id.slice(1);
  const home = ['fs', 'fh', 'fd', 'fc'].indexOf(from);
  const go = from === 'waste' ? ['w'] : home >= 0 ? ['s', ...Array(home + 1).fill('o')] : [column(from)];
  if (to[0] === 'f') return [...go, 'f'];
  return [...go, ...Array(count - 1).fill('ArrowUp'), 'Enter', column(to)];
}

/** An action as two clicks. */
export async function click(app, now, text) {
  if (text === 'draw' || text === 'recycle') return app.click(await onPile(app, 'stock'));
  const { card, to } = action(now, text);
  await app.click(await onCard(app, card));
  await app.click(await onPile(app, to));
}

/** An action as a drag; the stock has none and is clicked. */
export async function drag(app, now, text) {
  if (text === 'draw' || text === 'recycle') return app.click(await onPile(app, 'stock'));
  const { card, to } = action(now, text);
  await app.drag(await onCard(app, card), await onPile(app, to), { steps: 3 });
}

/** Plays a whole line by one way of input, checking each step against Rust. */
export async function playLine(app, actions, how) {
  for (const [i, text] of actions.entries()) {
    const now = await settled(app);
    await how(app, now, text);
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, { what: `${i + 1}: ${text}`, timeout: 8000 }, now.revision);
  }
}

/** Plays the first `count` actions of a line through Rust, without the hand. */
export async function playTo(app, actions, count) {
  let now = await settled(app);
  for (const text of actions.slice(0, count)) {
    const it = text === 'draw' || text === 'recycle' ? { kind: text } : action(now, text).action;
    await call(app, 'play', { action: it, revision: now.revision });
    now = await view(app);
  }
  return settled(app);
}

/** What is wrong with the picture: cards that are not where the layout has them, or not in order. Empty when all is well. */
export const picture = (app) => app.execute(() => {
  const wrong = [], seen = new Set();
  for (const group of document.querySelectorAll('[data-pile]')) {
    let z = -1;
    for (const card of group.querySelectorAll('.card')) {
      seen.add(card.dataset.card);
      const want = /translate\(([-\d.]+)px, ?([-\d.]+)px\)/.exec(card.style.transform), origin = document.querySelector('#piles').getBoundingClientRect();
      const box = card.getBoundingClientRect();
      if (Math.abs(box.x - origin.x - want[1]) > 1 || Math.abs(box.y - origin.y - want[2]) > 1) wrong.push(`${group.dataset.pile} ${card.dataset.card} is on its way`);
      if (Number(card.style.zIndex) <= z) wrong.push(`${group.dataset.pile} ${card.dataset.card} lies under the card before it`);
      z = Number(card.style.zIndex);
      if (box.x < -0.5 || box.y < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) wrong.push(`${group.dataset.pile} ${card.dataset.card} is outside`);
    }
  }
  if (seen.size !== 52) wrong.push(`${seen.size} cards`);
  return wrong;
});

/** The text last said. */
export const said = (app) => app.execute(() => document.querySelector('#status').textContent.replace('\u200B', ''));
/** The keys of the cards in hand. */
export const held = (app) => app.execute(() => [...document.querySelectorAll('.card.held')].map((node) => Number(node.dataset.card)));
/** The name of what has the focus. */
export const focused = (app) => app.execute(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent);
