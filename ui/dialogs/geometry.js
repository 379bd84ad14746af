// Where the lines and bars of a plot lie, in a box of 100 by 100 that is stretched to its place; and the days of a month. Pure.
/** @typedef {import('../protocol.d.ts').CalendarView} CalendarView */

const at = (/** @type {number} */ n) => Math.round(n * 100) / 100;

/** The numbers beside a plot, from 0 up to the round one that no value passes. @param {readonly number[]} values @param {number} [most] steps */
export function ticks(values, most = 4) {
  const top = Math.max(1, ...values), raw = Math.max(1, top / most), ten = 10 ** Math.floor(Math.log10(raw));
  const step = ten * /** @type {number} */ ([1, 2, 5, 10].find((n) => n * ten >= raw * 0.999));
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, i) => i * step);
}

/** A bar each, as x, y, width and height. @param {readonly number[]} values @param {number} top */
export function bars(values, top) {
  const step = 100 / values.length, gap = Math.min(step * 0.2, 1.5);
  return values.map((value, i) => {
    const height = at((100 * value) / top);
    return { x: at(i * step + gap / 2), y: at(100 - height), width: at(step - gap), height };
  });
}

/** The middles of the steps, with the height of each value. @param {readonly number[]} values @param {number} top @returns {[number, number][]} */
export const points = (values, top) => values.map((value, i) => [at(((i + 0.5) * 100) / values.length), at(100 - (100 * value) / top)]);

/** A line through points. @param {readonly (readonly [number, number])[]} list */
export const path = (list) => list.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');

/** Stretches of the same value: from, to (exclusive), value. @template T @param {readonly T[]} values @returns {{ from: number, to: number, value: T }[]} */
export function runs(values) {
  /** @type {{ from: number, to: number, value: T }[]} */
  const list = [];
  values.forEach((value, i) => {
    const last = list.at(-1);
    if (last && last.value === value) last.to = i + 1;
    else list.push({ from: i, to: i + 1, value });
  });
  return list;
}

/** Each how many-th label is written, so that about so many are. @param {number} count @param {number} most */
export const every = (count, most) => Math.max(1, Math.ceil(count / most));

/** Weeks of seven: days, with nothing before the first and after the last. @param {CalendarView} month @returns {(import('../protocol.d.ts').CalendarDay | null)[][]} */
export function weeks({ days, firstWeekday }) {
  const cells = [...Array(firstWeekday).fill(null), ...days];
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, i) => cells.slice(i * 7, i * 7 + 7));
}
