// Every key of the game in one table: the handler, the help, the remapping and the tests all read it.
// The words of an entry are the message `key-` and its id. A chord is its modifiers in the order Ctrl, Alt, Shift and
// its key: a letter by what it types, a digit by its place on the keyboard.

/** @typedef {import('./protocol.d.ts').Settings} Settings */
/** @typedef {'move' | 'play' | 'game' | 'read' | 'areas'} Group */
/** `again`: may repeat while it is held. @typedef {{ id: string, group: Group, chords: readonly string[], again?: boolean }} Key */

/** @param {Group} group @param {string} id @param {string} chords @param {boolean} [again] @returns {Key} */
const key = (group, id, chords, again = false) => ({ group, id, chords: chords.split(' '), again });
const DIGITS = [1, 2, 3, 4, 5, 6, 7];

/** @type {readonly Key[]} */
export const KEYS = [
  key('move', 'previous-pile', 'ArrowLeft', true), key('move', 'next-pile', 'ArrowRight', true),
  key('move', 'up', 'ArrowUp', true), key('move', 'down', 'ArrowDown', true),
  key('move', 'first', 'Home'), key('move', 'last', 'End'),
  ...DIGITS.map((n) => key('move', `column-${n}`, `${n}`)),
  key('move', 'waste', 'w'), key('move', 'stock', 's'), key('move', 'foundations', 'o'),
  key('play', 'pick', 'Enter Space'), key('play', 'put-down', 'Escape'),
  ...DIGITS.map((n) => key('play', `to-column-${n}`, `Shift+${n}`)),
  key('play', 'draw', 'd'), key('play', 'home', 'f'), key('play', 'auto-move', 'a'), key('play', 'send-home', 'x'), key('play', 'finish', 'e'),
  key('game', 'undo', 'u z Ctrl+z', true), key('game', 'redo', 'y Ctrl+Shift+z Ctrl+y', true),
  key('game', 'hint', 'h'), key('game', 'check', 'q'), key('game', 'rewind', 'Backspace'),
  key('game', 'new', 'n F2 Ctrl+n'), key('game', 'restart', 'r'), key('game', 'pause', 'p'), key('game', 'menu', 'm F10'),
  key('read', 'read-column', 'c'), key('read', 'read-tops', 't'), key('read', 'read-foundations', 'g'), key('read', 'read-state', 'i'),
  key('read', 'read-legal', 'k'), key('read', 'read-legal-all', 'Shift+k'), key('read', 'read-last', 'l'), key('read', 'peek', 'v'),
  key('areas', 'next-area', 'F6'), key('areas', 'previous-area', 'Shift+F6'), key('areas', 'help', 'F1 ?'),
];

/** A single character, with Shift or without: what speech input and stray fingers hit. @param {string} chord */
export const isPlain = (chord) => /^(Shift\+)?.$/u.test(chord);
/** Whether a key acts outside the board too. @param {string} chord */
export const isGlobal = (chord) => /^(Ctrl\+|(Shift\+)?F\d)/.test(chord);
/** The twin for screen readers that keep plain letters for themselves. @param {string} chord */
export const twin = (chord) => (/^(Shift\+)?[a-z0-9]$/.test(chord) ? `Ctrl+Alt+${chord}` : null);

/** @typedef {{ key: string, code: string, ctrlKey: boolean, altKey: boolean, shiftKey: boolean, metaKey: boolean, getModifierState?: (name: string) => boolean }} Press */

/** What was pressed, as a chord. @param {Press} press @param {{ mac?: boolean }} [on] */
export function chordOf(press, { mac = false } = {}) {
  const { key, code } = press;
  const altGraph = press.getModifierState?.('AltGraph') ?? false;
  const [ctrl, alt] = [(press.ctrlKey || (mac && press.metaKey)) && !altGraph, press.altKey && !altGraph];
  const digit = /^Digit(\d)$/.exec(code) ?? (/^\d$/.test(key) ? /^Numpad(\d)$/.exec(code) : null);
  let name = digit ? digit[1] : key === ' ' ? 'Space' : [...key].length === 1 ? key.toLowerCase() : key;
  // With Ctrl and Alt some systems type another character: then the key's place tells its letter.
  if (ctrl && alt && !/^[a-z0-9]$/.test(name)) name = /^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? name;
  const typed = [...name].length === 1 && !/[a-z0-9]/.test(name) && name.toLowerCase() === name.toUpperCase();
  const shift = press.shiftKey && !typed;
  return `${ctrl ? 'Ctrl+' : ''}${alt ? 'Alt+' : ''}${shift ? 'Shift+' : ''}${!mac && press.metaKey ? 'Meta+' : ''}${name}`;
}

/** The chords of an entry as they are set: the first may be another one. @param {Key} entry @param {Record<string, string>} own */
export function chordsOf(entry, own) {
  const first = own[entry.id];
  return first === undefined ? entry.chords : [first, ...entry.chords.slice(1)].filter((chord) => chord !== '');
}

/** Every chord that acts, with its twin. @param {Pick<Settings, 'keys' | 'letters'>} settings @returns {Map<string, Key>} */
export function bindings({ keys, letters }) {
  /** @type {Map<string, Key>} */
  const map = new Map();
  for (const entry of KEYS) {
    for (const chord of chordsOf(entry, keys)) {
      if (letters || !isPlain(chord)) map.set(chord, entry);
      const other = twin(chord);
      if (other) map.set(other, entry);
    }
  }
  return map;
}

/** Which other entry has a chord, or its twin, already. @param {string} id @param {string} chord @param {Record<string, string>} own */
export const taken = (id, chord, own) =>
  KEYS.find((entry) => entry.id !== id && chordsOf(entry, own).some((held) => held === chord || twin(held) === chord || held === twin(chord))) ?? null;

const SIGNS = /** @type {Readonly<Record<string, string>>} */ ({ ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc', ' ': 'Space' });

/** A chord as the help shows it. @param {string} chord */
export const written = (chord) => chord.split('+').map((part) => SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part)).join('+');
