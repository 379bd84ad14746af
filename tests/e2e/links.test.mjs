// Links and the second start: only one window, which is raised and asks before a link replaces a game.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import test from 'node:test';
import { appBinary, startApp } from './harness/app.mjs';
import { call, deal, play, view } from './table.mjs';

const SEED = { kind: 'seed', text: 'klondike-1' };

/** Starts the app once more on the same desk and data. */
async function startAgain(app, ...args) {
  const child = app.desk.spawn(appBinary, args, { env: app.env });
  const [code] = await once(child, 'exit');
  return code;
}

const asks = (app) => app.waitFor(() => document.querySelector('#link[open]'), { what: 'the question' });

test('a second start ends at once, and its link asks in the first window', async (t) => {
  const app = await play(t);
  await deal(app, SEED);
  const code = await call(app, 'deal_code', {});
  await call(app, 'new_game', { setup: { ...(await call(app, 'settings', {})).setup, deal: { kind: 'practice' } } });
  const before = await view(app);
  assert.equal(await startAgain(app), 0);
  assert.equal((await view(app)).game, before.game, 'a start without a link only raises the window');
  assert.equal(await startAgain(app, `klondike://deal/${code.code}`), 0);
  await asks(app);
  assert.equal((await view(app)).game, before.game, 'nothing is replaced before the answer');
  const setup = (await call(app, 'settings', {})).setup;
  await app.click('#link [data-do="open-link"]');
  await app.waitFor(() => !document.querySelector('dialog[open]'), { what: 'the answer' });
  const now = await view(app);
  assert.notEqual(now.game, before.game);
  assert.equal(now.deal.kind, 'pasted');
  assert.deepEqual((await call(app, 'deal_code', {})).line, code.line);
  assert.deepEqual((await call(app, 'settings', {})).setup, setup, 'a link changes no setting');
  assert.deepEqual(await app.errors(), []);
});

test('a link that starts the app asks when the page is there', async (t) => {
  const app = await startApp(t, { args: ['klondike://daily'] });
  await asks(app);
  assert.deepEqual(await app.errors(), []);
});
