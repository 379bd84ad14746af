// The key table: nothing twice, everything documented, digits by place, letters by what they type.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';
import { KEYS, bindings, chordOf, chordsOf, isGlobal, isPlain, taken, twin, written } from '../../ui/keys.js';

const plain = { keys: {}, letters: true };
const press = (key, code = `Key${key.toUpperCase()}`, mods = {}) => ({ key, code, ctrlKey: false, altKey: false, shiftKey: false, metaKey: false, ...mods });
const locales = new URL('../../src-tauri/crates/klondike-words/locales/', import.meta.url);

test('no chord and no id stands twice', () => {
  const chords = KEYS.flatMap((key) => chordsOf(key, {})), ids = KEYS.map((key) => key.id);
  assert.deepEqual(chords.filter((chord, i) => chords.indexOf(chord) !== i), []);
  assert.deepEqual(ids.filter((id, i) => ids.indexOf(id) !== i), []);
  const twins = chords.map(twin).filter(Boolean);
  assert.deepEqual(twins.filter((chord) => chords.includes(chord)), []);
});

test('each key has its words', () => {
  const words = readdirSync(new URL('en/', locales)).map((file) => readFileSync(new URL(`en/${file}`, locales), 'utf8')).join('\n');
  for (const { id } of KEYS) assert.match(words, new RegExp(`^key-${id} = .+$`, 'm'));
  for (const group of new Set(KEYS.map((key) => key.group))) assert.match(words, new RegExp(`^keys-group-${group} = .+$`, 'm'));
});

test('each key has a command, and each command of the table exists', async () => {
  const source = readFileSync(new URL('../../ui/commands.js', import.meta.url), 'utf8');
  for (const { id } of KEYS) {
    const known = /^(to-)?column-\d$/.test(id) ? id.startsWith('to-') ? '`to-column-${n}`' : '`column-${n}`' : id;
    assert.ok(source.includes(`'${known}':`) || source.includes(`${known}:`) || source.includes(`[${known}]`), id);
  }
});

test('every letter and digit has a twin', () => {
  const map = bindings(plain);
  for (const [chord, key] of map) if (/^(Shift\+)?[a-z0-9]$/.test(chord)) assert.equal(map.get(`Ctrl+Alt+${chord}`), key);
});

test('with letters off only twins and named keys act', () => {
  const map = bindings({ ...plain, letters: false });
  for (const chord of map.keys()) assert.ok(!isPlain(chord), chord);
  assert.equal(map.get('Ctrl+Alt+d')?.id, 'draw');
  assert.equal(map.get('Enter')?.id, 'pick');
});

test('a remapped key acts, its default does not, the others stay', () => {
  const map = bindings({ keys: { draw: 'b', undo: 'j' }, letters: true });
  assert.equal(map.get('b')?.id, 'draw');
  assert.equal(map.get('Ctrl+Alt+b')?.id, 'draw');
  assert.equal(map.get('d'), undefined);
  assert.equal(map.get('j')?.id, 'undo');
  assert.equal(map.get('Ctrl+z')?.id, 'undo');
  assert.equal(taken('draw', 'h', {})?.id, 'hint');
  assert.equal(taken('hint', 'h', {}), null);
  assert.equal(taken('draw', 'h', { hint: 'b' }), null);
});

test('presses become chords', () => {
  const cases = [
    [press('d'), 'd'], [press('D', 'KeyD', { shiftKey: true }), 'Shift+d'], [press('&', 'Digit1'), '1'], [press('1', 'Digit1', { shiftKey: true }), 'Shift+1'],
    [press('!', 'Digit1', { shiftKey: true }), 'Shift+1'], [press('q', 'KeyA'), 'q'], [press(' ', 'Space'), 'Space'], [press('Enter', 'Enter'), 'Enter'],
    [press('?', 'Slash', { shiftKey: true }), '?'], [press('z', 'KeyZ', { ctrlKey: true }), 'Ctrl+z'], [press('Z', 'KeyZ', { ctrlKey: true, shiftKey: true }), 'Ctrl+Shift+z'],
    [press('∂', 'KeyD', { ctrlKey: true, altKey: true }), 'Ctrl+Alt+d'], [press('7', 'Numpad7'), '7'], [press('Home', 'Numpad7'), 'Home'],
    [press('@', 'KeyQ', { ctrlKey: true, altKey: true, getModifierState: (m) => m === 'AltGraph' }), '@'],
    [press('F6', 'F6', { shiftKey: true }), 'Shift+F6'], [press('ArrowUp', 'ArrowUp'), 'ArrowUp'],
  ];
  for (const [event, chord] of cases) assert.equal(chordOf(event), chord);
  assert.equal(chordOf(press('z', 'KeyZ', { metaKey: true }), { mac: true }), 'Ctrl+z');
  assert.equal(chordOf(press('z', 'KeyZ', { metaKey: true })), 'Meta+z');
});

test('what acts outside the board: only chords with Ctrl and function keys', () => {
  for (const chord of ['Ctrl+z', 'Ctrl+Alt+d', 'F1', 'F2', 'F6', 'Shift+F6']) assert.ok(isGlobal(chord), chord);
  for (const chord of ['d', 'Shift+3', 'Enter', 'Space', 'Backspace', 'Escape', '?', 'ArrowUp', 'f']) assert.ok(!isGlobal(chord), chord);
});

test('the help writes keys as keyboards do', () => {
  assert.equal(written('Ctrl+Shift+z'), 'Ctrl+Shift+Z');
  assert.equal(written('ArrowLeft'), '←');
  assert.equal(written('Escape'), 'Esc');
});
