// Every message that the page names where nodes are built is there. (The words' own tests look at `t('…')` and at the markup.)
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';
import { GROUPS, isRange } from '../../ui/dialogs/fields.js';
import { KEYS } from '../../ui/keys.js';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const words = 'src-tauri/crates/klondike-words/locales/en/';
const known = new Set(['page', 'settings', 'help', 'records'].flatMap((file) => [...read(`${words}${file}.ftl`).matchAll(/^([a-z0-9-]+) = /gm)].map((match) => match[1])));
const files = ['ui', 'ui/dialogs'].flatMap((folder) => readdirSync(new URL(`../../${folder}`, import.meta.url)).filter((name) => name.endsWith('.js')).map((name) => `${folder}/${name}`));

/** The ids that a source names. */
function named(source) {
  const ids = [...source.matchAll(/'data-(?:text|label|tip)': '([a-z0-9-]+)'|\b(?:row|set|span)\('([a-z0-9-]+)'|\btext: '([a-z0-9-]+)'|\btitle: '([a-z0-9-]+)'/g)].map((match) => match.slice(1).find(Boolean));
  for (const [, what, rest] of source.matchAll(/\b(?:button|doer)\('([a-z0-9-]+)'(.*)/g)) if (!rest.includes('text:')) ids.push(`do-${what}`);
  return ids;
}

test('every message that a node is built with is there', () => {
  const missing = files.flatMap((file) => named(read(file)).filter((id) => !known.has(id)).map((id) => `${file}: ${id}`));
  assert.deepEqual(missing, []);
});

test('every setting, every choice of it and every key has its words', () => {
  const dashed = (name) => `settings-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const ids = Object.values(GROUPS).flatMap((group) => Object.entries(group)).flatMap(([name, field]) => [dashed(name), ...(isRange(field) ? [] : field ?? []).map((value) => `${dashed(name)}-${value}`)]);
  ids.push(...Object.keys(GROUPS).map((group) => `settings-${group}`), ...KEYS.map(({ id }) => `key-${id}`), ...new Set(KEYS.map(({ group }) => `keys-group-${group}`)));
  assert.deepEqual(ids.filter((id) => !known.has(id)), []);
});

test('the search finds ids in each way of writing them', () => {
  assert.deepEqual(named("h('p', { 'data-text': 'a-b' }); row('c', x); doer('d', () => {});\nbutton('e', { text: 'f' }); return { title: 'g' }").sort(), ['a-b', 'c', 'do-d', 'f', 'g']);
});
