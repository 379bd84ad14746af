// The pure parts of the dialogs: plots, the settings as a form, and keys that must not meet.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { GROUPS, isRange, valueOf, written } from '../../ui/dialogs/fields.js';
import { bars, every, path, points, runs, ticks, weeks } from '../../ui/dialogs/geometry.js';
import { KEYS, bindings, chordsOf, taken } from '../../ui/keys.js';
import { calendar } from './fixtures/dialogs.mjs';
import { random } from './fixtures/table.mjs';

const protocol = readFileSync(new URL('../../ui/protocol.d.ts', import.meta.url), 'utf8');
/** The fields of Settings with their types, as the protocol writes them. */
const declared = new Map([...(/interface Settings \{(.*?)\n\}/s.exec(protocol)?.[1] ?? '').matchAll(/^ {2}(\w+): ([^;]+);/gm)].map(([, name, type]) => [name, type]));
const fields = new Map(Object.values(GROUPS).flatMap((group) => Object.entries(group)));

test('every setting of the protocol has its place, and no other', () => {
  assert.ok(declared.size > 30);
  assert.deepEqual([...fields.keys()].sort(), [...declared.keys()].sort());
});

test('a control gives what its field is declared to be', () => {
  for (const [name, field] of fields) {
    const type = declared.get(name);
    if (field === null) {
      assert.equal(type, 'boolean', name);
      assert.equal(valueOf(field, { value: 'on', checked: true }), true);
      assert.equal(valueOf(field, { value: 'on', checked: false }), false);
    } else if (isRange(field)) {
      assert.equal(type, 'number', name);
      const [least, most, step] = field;
      assert.equal((most - least) % step, 0, `${name}: the last step is the end`);
      assert.equal(valueOf(field, { value: String(most) }), most);
    } else if (field.length) {
      const choices = type === 'string' ? field : [...type.matchAll(/'(\w+)'/g)].map((match) => match[1]);
      assert.deepEqual([...field].sort(), [...choices].sort(), name);
      assert.equal(valueOf(field, { value: field[0] }), field[0]);
    }
  }
});

test('ranges are written in the units of people', () => {
  assert.match(written(fields.get('cardScale'), 120, 'en'), /^120%$/);
  assert.match(written(fields.get('scanSpeed'), 1750, 'en'), /^1\.75 sec/);
  assert.match(written(fields.get('repeatGuard'), 50, 'en'), /^50 ms/);
  assert.match(written(fields.get('volume'), 60, 'de'), /^60\s%$/);
});

test('ticks are round, start at 0 and end at or above every value', () => {
  const next = random(3);
  for (let i = 0; i < 500; i += 1) {
    const values = Array.from({ length: 1 + Math.floor(next() * 30) }, () => Math.floor(next() ** 3 * 10 ** (1 + Math.floor(next() * 6))));
    const steps = ticks(values);
    assert.equal(steps[0], 0);
    assert.ok(steps.length >= 2 && steps.length <= 6, `${values}: ${steps}`);
    assert.ok(steps.at(-1) >= Math.max(...values));
    assert.match(String(steps[1]), /^[125]0*$/);
  }
  assert.deepEqual(ticks([]), [0, 1]);
});

test('bars stand side by side inside the box, as high as their values', () => {
  for (const count of [1, 2, 7, 40, 250]) {
    const list = bars(Array.from({ length: count }, (_, i) => i), Math.max(1, count - 1));
    list.forEach((bar, i) => {
      assert.ok(bar.width > 0 && bar.x >= 0 && bar.x + bar.width <= 100.02, `bar ${i} of ${count}`);
      assert.ok(Math.abs(bar.y + bar.height - 100) < 0.02);
      if (i) assert.ok(bar.x >= list[i - 1].x + list[i - 1].width - 0.02, 'they do not overlap');
    });
    assert.equal(list.at(-1).height, count === 1 ? 0 : 100);
  }
});

test('a line goes through its points', () => {
  assert.deepEqual(points([0, 5, 10], 10).map(([, y]) => y), [100, 50, 0]);
  assert.equal(path(points([10], 10)), 'M50 0');
  assert.equal(path([[0, 1], [2, 3]]), 'M0 1L2 3');
  assert.equal(every(14, 5), 3);
  assert.equal(every(3, 5), 1);
});

test('runs of the same verdict are one band each, without a gap', () => {
  assert.deepEqual(runs(['a', 'a', 'b', 'a']), [{ from: 0, to: 2, value: 'a' }, { from: 2, to: 3, value: 'b' }, { from: 3, to: 4, value: 'a' }]);
  assert.deepEqual(runs([]), []);
});

test('a month is laid out in weeks of seven, each day once and below its weekday', () => {
  for (let month = 1; month <= 12; month += 1) {
    const view = calendar({ month: `2026-${String(month).padStart(2, '0')}`, draw: 1 });
    const rows = weeks(view);
    assert.ok(rows.every((row) => row.length === 7));
    const dates = rows.flat().filter(Boolean).map((day) => day.date);
    assert.deepEqual(dates, view.days.map((day) => day.date));
    for (const [at, day] of rows.flat().entries()) if (day) assert.equal((new Date(`${day.date}T12:00`).getDay() + 6) % 7, at % 7);
  }
});

test('no two keys meet, twins included', () => {
  for (const entry of KEYS) for (const chord of chordsOf(entry, {})) assert.equal(taken(entry.id, chord, {}), null, `${entry.id}: ${chord}`);
});

test('a key that another has is found, by its twin too, and is free when the other has gone', () => {
  assert.equal(taken('hint', 'u', {})?.id, 'undo');
  assert.equal(taken('hint', 'Ctrl+Alt+u', {})?.id, 'undo');
  assert.equal(taken('hint', 'u', { undo: 'b' }), null);
  assert.equal(taken('hint', 'b', { undo: 'b' })?.id, 'undo');
  assert.equal(taken('hint', 'z', { undo: 'b' })?.id, 'undo', 'its other chords stay');
  assert.equal(taken('undo', 'u', {}), null, 'its own is free');
  assert.equal(taken('hint', 'j', { check: 'Ctrl+Alt+j' })?.id, 'check', 'the twin of the new one');
});

test('what the screen allows never leaves a chord with two meanings', () => {
  const next = random(11);
  /** @type {Record<string, string>} */
  const own = {};
  for (let i = 0; i < 400; i += 1) {
    const entry = KEYS[Math.floor(next() * KEYS.length)], chord = 'abcdefghijklmnopqrstuvwxyz1234567890'[Math.floor(next() * 36)];
    const { [entry.id]: _, ...rest } = own;
    if (taken(entry.id, chord, rest)) continue;
    own[entry.id] = chord;
    const seen = new Map();
    for (const key of KEYS) for (const each of chordsOf(key, own)) {
      assert.ok(!seen.has(each), `${each}: ${seen.get(each)} and ${key.id}`);
      seen.set(each, key.id);
    }
    assert.equal(bindings({ keys: own, letters: true }).get(chord)?.id, entry.id);
  }
});
