// What assistive technology gets on the accessibility bus: the trees of every screen as golden files (name, role, state),
// play through the action interface alone, and the signal that says what has happened.
//
// KLONDIKE_GOLDEN=write node --test tests/e2e/access-tree.test.mjs   writes the golden files anew; read the difference.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import test from 'node:test';
import { accessibilityTree, listen, pressThroughAction } from './harness/atspi.mjs';
import { waitFor } from './harness/app.mjs';
import { action, call, deal, focused, play, playTo, said, set, settled, solution } from './table.mjs';

const LINE = solution('klondike-1').actions;
const FOLDER = new URL('../data/access/', import.meta.url);
const MONTHS = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

/** Without what changes from day to day. Long rows of like things shrink to one line; of days and numbered deals each kind is kept. */
function normal(tree, { days = false } = {}) {
  const lines = tree.split('\n').map((line) => line.replace(/\b\d+:\d\d\b/g, '#:##').replace(/\b(\d+ minutes? )?\d+ seconds?\b/g, '# seconds').replace(/\s+$/, ''));
  const plain = days ? lines.map((line) => line.replace(/\d+/g, '#').replace(MONTHS, 'Month').replace(/\b\w+day, # Month/, 'Day, # Month').replace(/ (today|focused|current=date)\b/g, '')) : lines;
  return `${plain.filter((line, i) => (days ? plain.indexOf(line) === i : line !== plain[i - 1])).join('\n')}\n`;
}

async function golden(app, name, options) {
  const file = new URL(`${name}.txt`, FOLDER);
  // Languages are named by their own words, and come with each locale.
  const others = await app.execute(() => [...document.querySelectorAll('#settings-language option')].slice(2).map((node) => node.textContent.trim()));
  const without = (text) => text.split('\n').filter((line) => !others.some((other) => line.trim() === `menu item "${other}"`)).join('\n');
  const tree = async () => normal(without(await accessibilityTree(app)), options);
  if (process.env.KLONDIKE_GOLDEN === 'write') {
    // Twice the same: it has settled.
    let last = '';
    await waitFor(async () => { const now = await tree(); const same = now === last; last = now; return same; }, { every: 300, what: `${name} to settle` });
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, last);
    return;
  }
  const want = readFileSync(file, 'utf8');
  let got = '';
  try {
    await waitFor(async () => (got = await tree()) === want, { timeout: 10_000, every: 200 });
  } catch {
    assert.equal(got, want, `the accessibility tree of ${name} has changed`);
  }
}

const opened = (app, id) => app.waitFor((name) => document.querySelector(`dialog#${name}[open]`)?.contains(document.activeElement), { what: `dialog ${id}` }, id);
const closed = (app) => app.waitFor(() => !document.querySelector('dialog[open]'), { what: 'no dialog' });

test('the accessibility trees of all screens are as they were', async (t) => {
  const app = await play(t, { accessible: true });
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await app.press('Home');
  await golden(app, 'start');
  await playTo(app, LINE, 40);
  await golden(app, 'mid-game');
  await app.press('n');
  await opened(app, 'setup');
  await golden(app, 'setup');
  await app.press('Escape');
  await closed(app);
  await app.press('m');
  await opened(app, 'more');
  await golden(app, 'more');
  await app.press('Escape');
  await closed(app);
  const menu = { records: 'records', calendar: 'daily', verified: 'verified', paste: 'paste-deal', code: 'copy-deal', help: 'help', about: 'about' };
  for (const [id, what] of Object.entries(menu)) {
    await app.press('m');
    await opened(app, 'more');
    await app.execute((name) => document.querySelector(`#more [data-do="${name}"]`).click(), what);
    await opened(app, id);
    await golden(app, id, { days: id === 'calendar' || id === 'verified' });
    await app.press('Escape');
    await closed(app);
  }
  await app.press('m');
  await opened(app, 'more');
  await app.execute(() => document.querySelector('#more [data-do="settings"]').click());
  await opened(app, 'settings');
  for (const tab of await app.execute(() => [...document.querySelectorAll('#settings [role="tab"]')].map(({ id }) => id))) {
    await app.execute((id) => { const node = document.getElementById(id); node.focus(); node.click(); }, tab);
    await golden(app, `settings-${tab.slice(4)}`);
  }
  await app.press('Escape');
  await closed(app);
  await app.press('p');
  await opened(app, 'pause');
  await golden(app, 'pause');
  await app.press('Enter');
  await closed(app);
  await call(app, 'end_deal');
  await opened(app, 'summary');
  await golden(app, 'summary');
});

test('two presses through the action interface play a move, whatever the pointer setting', async (t) => {
  const app = await play(t, { accessible: true, settings: { mouse: 'move', touch: 'move' } });
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await accessibilityTree(app);
  // The deal's line, by presses alone, until a run has moved from column to column and a card has gone home.
  const seen = new Set();
  for (const text of LINE) {
    const now = await settled(app), move = action(now, text);
    const end = (id) => { const pile = now.piles.find((each) => each.id === id), card = pile.cards.at(-1); return id === 'stock' || !card?.face ? pile.name : card.name; };
    const card = now.piles.flatMap((pile) => pile.cards).find(({ key }) => key === move.card);
    if (move.kind === 'draw' || move.kind === 'recycle') await pressThroughAction(app, end('stock'));
    else {
      await pressThroughAction(app, card.name);
      await app.waitFor(() => document.querySelector('.card.held'), { what: `${card.name} in hand` });
      assert.equal((await settled(app)).revision, now.revision, 'one press moves nothing');
      await pressThroughAction(app, end(move.to));
    }
    await app.waitFor((r) => Number(document.querySelector('#board').dataset.revision) > r, { what: text }, now.revision);
    seen.add(`${text[0]}${move.to?.[0]}`);
    if (['ft', 'tt', 'tf'].filter((each) => seen.has(each)).length >= 2 && seen.has('wt')) break;
  }
  assert.ok(seen.has('tt'), [...seen].join(' '));
  assert.deepEqual(await app.errors(), []);
});

test('the native way sends a signal, one way does not speak twice, and off is silent', async (t) => {
  const app = await play(t, { accessible: true, settings: { speech: 'native' } });
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await accessibilityTree(app);
  const bus = await listen(app, 'object:announcement', 'object:notification', 'object:property-change:accessible-name');
  const spoken = () => bus.events.filter(({ type }) => /announcement|notification/.test(type));
  const titles = () => bus.events.filter(({ type, role }) => /accessible-name/.test(type) && role === 'frame');
  await app.press('d');
  await bus.hears(({ type, data }) => /announcement|notification/.test(type) && /^Drew /.test(data));
  assert.equal(titles().length, 0, 'the title stays');
  // Many at once: the last one is said, and whole.
  await app.execute(() => {
    for (let i = 0; i < 8; i += 1) document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', code: 'KeyD', bubbles: true, cancelable: true }));
  });
  await app.waitFor(() => document.querySelectorAll('[data-pile="waste"] .card').length === 9);
  const last = await said(app);
  await bus.hears(({ data }) => data === last);
  assert.ok(spoken().length <= 8, `${spoken().length} announcements for nine draws`);
  // By the title: it changes, and comes back when the setting does.
  const title = (await settled(app)).title;
  const shown = async () => (await app.desk.xdotool('getwindowname', await app.window())).replace(/\u200B/g, '');
  await set(app, { speech: 'title' });
  await app.press('u');
  await waitFor(async () => /^Undone/.test(await shown()), { what: 'the title to speak' });
  const before = spoken().length;
  await set(app, { speech: 'off' });
  await waitFor(async () => (await shown()) === title, { what: 'the window to have its title back' });
  await app.press('i');
  assert.match(await said(app), /\d/);
  // Something that comes after it on the same way has been heard, so the silence is no delay.
  await set(app, { speech: 'native' });
  await app.press('c');
  const words = await said(app);
  await bus.hears(({ data }) => data === words);
  assert.equal(spoken().length, before + 1);
  assert.equal(await shown(), title);
});

test('without a listener on the bus the automatic way leaves the title alone', async (t) => {
  const app = await play(t, { accessible: true });
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  const { title } = await settled(app);
  const shown = () => app.desk.xdotool('getwindowname', app.wid);
  await app.window();
  await app.press('d', 'i', 'c');
  assert.ok(await focused(app));
  // The next deal sets the title anew: by then the words before it would have been spoken.
  await deal(app, { kind: 'practice' });
  await waitFor(async () => (await shown()) !== title, { what: 'the next title' });
  assert.equal(await shown(), (await settled(app)).title);
});
