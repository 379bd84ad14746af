// A blind win: the practice deal by keys alone, with the real screen reader running. What it says is taken from its own
// transcript: each action announced, each refusal with its reason, and the win. On ATK before 2.50 (Debian 12, Orca 43)
// this is the window's title, spoken when it changes; from 2.50 on the `notification` signal.
//
// Card names on focus are checked on the accessibility tree (access.test.mjs), not here: Orca 43 names the pile when it
// is entered, and is silent when only the focused card's name changes.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Desk } from './harness/app.mjs';
import { ScreenReader } from './harness/orca.mjs';
import { call, deal, play, settled, solution } from './table.mjs';

const { actions } = solution('practice-draw-1');
const X_KEYS = { draw: ['d'] };
/** An action of this deal as real keys: only draws and moves to the foundations are in it. */
const keysOf = (text) => X_KEYS[text] ?? [text[0] === 'w' ? 'w' : text[1], 'f'];
const exactly = (text) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
/** The status with its trailing mark: so the same words twice are two. */
const status = (app) => app.execute(() => document.querySelector('#status').textContent);
const bare = (text) => text.replace(/\u200B/g, '');

test('a deal is won by ear', async (t) => {
  const desk = await Desk.start();
  t.after(() => desk.stop());
  const reader = await ScreenReader.start(desk);
  const app = await play(t, { desk, accessible: true, settings: { volume: 0, sound: false } });
  await deal(app, { kind: 'practice' });

  /** Presses keys, waits for the page's words, and for the reader to say them whole. */
  const hear = async (...keys) => {
    const before = await status(app), from = reader.mark();
    await app.xKey(...keys);
    await app.waitFor((old) => document.querySelector('#status').textContent !== old, { what: `words after ${keys}` }, before);
    const text = bare(await status(app));
    const line = await reader.hears(exactly(text), { from, timeout: 30_000 });
    return { text, line };
  };
  // The window has the keys, and the reader has come: the state is read until it is heard.
  await app.execute(() => document.querySelector('#board [tabindex="0"]').focus());

  await t.test('reading, and reading again', async () => {
    const state = await hear('i');
    assert.match(state.text, /\d/);
    assert.equal((await hear('l')).text, state.text);
    assert.match((await hear('4', 'c')).text, /^Column 4: .*face down/);
  });

  await t.test('refusals give their reason', async () => {
    const now = await settled(app);
    const tops = now.piles.filter((pile) => pile.id[0] === 't').map((pile) => pile.id);
    const legal = (from, to) => now.legal.some((move) => move.from === from && move.to === to);
    const refused = [];
    for (const from of tops) {
      const to = tops.find((id) => id !== from && !legal(from, id));
      if (to && refused.length < 3) refused.push((await hear(from[1], `shift+${to[1]}`)).text);
    }
    assert.equal(refused.length, 3);
    for (const text of refused) assert.match(text, /^Cannot go on .*: needs |^Kings only\.|^No legal destination/);
    assert.match((await hear('u')).text, /nothing to undo/i);
    assert.equal((await settled(app)).revision, now.revision, 'a refusal changes nothing');
  });

  await t.test('each action is announced, and the win is said', async () => {
    const heard = [];
    for (const text of actions) {
      const said = await hear(...keysOf(text));
      heard.push(said.text);
      assert.match(said.text, text === 'draw' ? /^Drew .* in stock|^Drew / : /to foundation|foundations complete|Won/, text);
    }
    assert.equal(heard.length, actions.length);
    assert.match(heard.at(-1), /Won in 76 moves/);
    assert.ok(reader.lines().some((line) => /Won in 76 moves/.test(line)), 'the reader said the win');
    assert.equal((await call(app, 'board')).view.phase, 'won');
  });
  assert.deepEqual(await app.errors(), []);
});
