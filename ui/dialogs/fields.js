// Every setting with what it may be, in the order of the dialog. Pure: tests hold it against the protocol.
import { BACK_NAMES } from '../art/backs.js';
/** @typedef {import('../protocol.d.ts').Settings} Settings */
/** @typedef {readonly [least: number, most: number, step: number, unit: string]} Range */
/** Its choices, its range, or null: on and off. @typedef {readonly string[] | Range | null} Field */

/** @type {Readonly<Record<string, Readonly<Partial<Record<keyof Settings, Field>>>>>} */
export const GROUPS = {
  look: {
    theme: ['system', 'green', 'night', 'paper', 'contrast'], back: BACK_NAMES,
    faces: ['auto', 'standard', 'large'], inks: ['two', 'four'], cardScale: [100, 200, 10, 'percent'], textScale: [100, 200, 10, 'percent'],
    animation: ['off', 'fast', 'normal', 'slow'], statusCount: ['actions', 'moves'], showClock: null, leftHanded: null,
  },
  aids: { autoComplete: null, deadEndNotice: null, checkAlways: null, columnsFirst: null, pauseWhenAway: null },
  hand: { mouse: ['pick', 'move'], touch: ['pick', 'move'], repeatGuard: [0, 500, 50, 'millisecond'] },
  sounds: { sound: null, volume: [0, 100, 5, 'percent'], haptics: null },
  keyboard: { letters: null, arrows: ['piles', 'items'], tabStops: ['board', 'cards'], keys: [] },
  reach: {
    speech: ['automatic', 'native', 'title', 'off'], verbosity: ['terse', 'normal', 'full'], positions: ['always', 'changes', 'never'],
    readMoves: null, faceDownCounts: null, scanning: null, scanSpeed: [500, 5000, 250, 'second'], language: [],
  },
};

/** @param {Field} field @returns {field is Range} */
export const isRange = (field) => typeof field?.[0] === 'number';

/** What a control says, as the value of its field. @param {Field} field @param {{ value: string, checked?: boolean }} control */
export const valueOf = (field, { value, checked }) => (field === null ? checked === true : isRange(field) ? Number(value) : value);

/** A value of a range, as it is written: "120 %", "1.5 sec". @param {Range} range @param {number} value @param {string} [language] */
export function written([, , , unit], value, language) {
  const style = unit === 'percent' ? { style: 'percent' } : { style: 'unit', unit, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(language || undefined, /** @type {Intl.NumberFormatOptions} */ (style)).format(unit === 'percent' ? value / 100 : unit === 'second' ? value / 1000 : value);
}
