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
