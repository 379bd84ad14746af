// What is kept over the end of the app, in whatever state it ends, and on disks that take nothing.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { Desk, startApp, waitFor } from './harness/app.mjs';
import { action, call, deal, play, ready, set, solution, view } from './table.mjs';

const PRACTICE = solution('practice-draw-1').actions;
const identifier = JSON.parse(readFileSync(new URL('../../tauri.conf.json', import.meta.url), 'utf8')).identifier;
const number = (text) => Number(text.replace(/\D/g, ''));
const actions = (now) => number(now.status.find(({ id }) => id === 'moves').text);
const cards = (now) => now.piles.map(({ id, cards: all }) => [id, ...all.map(({ key, face }) => [key, face])]);
const total = async (app) => (await call(app, 'records')).history.total;

/** Plays a line straight through Rust. */
async function run(app, line) {
  for (const text of line) {
    const now = await view(app);
    await call(app, 'play', { action: action(now, text).action ?? { kind: text }, revision: now.revision });
  }
}

test('closed in mid-drag, the game goes on where it was', async (t) => {
  const app = await play(t);
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await call(app, 'play', { action: { kind: 'draw' }, revision: (await view(app)).revision });
  const before = await view(app);
  await app.drag('[data-pile="t7"] .card:last-child', '[data-pile="t1"]', { drop: false });
  const again = await app.restart();
  await ready(again);
  const after = await view(again);
  assert.deepEqual(cards(after), cards(before));
  assert.equal(actions(after), 1);
  assert.ok(after.can.undo, 'the undo history is there');
});

test('closed in mid-finish, no card is lost and the game can be finished', async (t) => {
  const app = await play(t, { settings: { animation: 'slow' } });
  await deal(app, { kind: 'practice' });
  let line = [...PRACTICE];
  while (!(await view(app)).can.finish) await run(app, [line.shift()]);
  await call(app, 'finish', { revision: (await view(app)).revision });
  await waitFor(async () => (await view(app)).phase === 'finishing' || (await view(app)).phase === 'won', { what: 'the finish' });
  const again = await app.restart();
  await ready(again);
  const after = await view(again);
  assert.equal(after.piles.reduce((sum, { cards: all }) => sum + all.length, 0) >= 4, true);
  if (after.phase !== 'won') await call(again, 'finish', { revision: after.revision });
  await waitFor(async () => (await view(again)).phase === 'won', { what: 'the win' });
  assert.equal(await total(again), 1, 'counted once');
});

test('closed after the win, the win is there once and is not said again', async (t) => {
  const app = await play(t);
  await deal(app, { kind: 'practice' });
  await run(app, PRACTICE);
  assert.equal((await view(app)).phase, 'won');
  assert.equal(await total(app), 1);
  const again = await app.restart();
  await ready(again);
  assert.equal((await view(again)).phase, 'won');
  assert.equal(await total(again), 1);
  assert.deepEqual(await again.errors(), []);
});

test('every screen opened and closed, then killed: the game is as it was', async (t) => {
  const app = await play(t);
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await run(app, ['draw', 'draw']);
  await call(app, 'undo', { revision: (await view(app)).revision });
  const before = await view(app);
  for (const what of ['settings', 'records', 'help', 'about', 'daily', 'verified', 'paste-deal']) {
    await app.press('m');
    await app.click(`dialog[open] [data-do="${what}"]`);
    await app.waitFor((name) => [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.querySelector(`[data-do="${name}"]`)), { what }, what);
    for (let closed = 0; closed < 4 && await app.execute(() => document.querySelector('dialog[open]') !== null); closed += 1) await app.press('Escape');
  }
  assert.deepEqual(cards(await view(app)), cards(before));
  const again = await app.restart({ hard: true });
  await ready(again);
  const after = await view(again);
  assert.deepEqual(cards(after), cards(before));
  assert.deepEqual([actions(after), after.can.undo, after.can.redo], [3, true, true]);
});

test('settings and the clock of a paused game are there after a restart', async (t) => {
  const app = await play(t);
  await set(app, { volume: 17, leftHanded: true, verbosity: 'full' });
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await call(app, 'play', { action: { kind: 'draw' }, revision: (await view(app)).revision });
  await app.waitFor(() => /0:0[1-9]/.test(document.querySelector('[data-status="time"]').textContent));
  await call(app, 'pause', { away: false });
  const time = (now) => now.status.find(({ id }) => id === 'time').text;
  const before = await view(app);
  const again = await app.restart();
  await ready(again);
  const after = await view(again);
  assert.equal(time(after), time(before));
  assert.equal(after.phase, 'paused');
  const { settings } = await call(again, 'settings');
  assert.deepEqual([settings.volume, settings.leftHanded, settings.verbosity], [17, true, 'full']);
});

/** A desk, and a small disk of its own where the app keeps its files. Mounting one needs root, as in our CI. */
async function smallDisk(t) {
  if (process.getuid() !== 0) {
    t.skip('a small disk can be mounted by root only');
    return null;
  }
  const desk = await Desk.start();
  const home = desk.makeFolder('home');
  const folder = join(home, '.local/share', identifier);
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  t.after(() => {
    execFileSync('umount', ['-l', folder]);
    desk.stop();
  });
  return { desk, home, folder };
}

/** Notes all notices from now on. */
const listen = (app) => app.executeAsync(async () => {
  globalThis.notices = [];
  await globalThis.__TAURI__.event.listen('notice', ({ payload }) => globalThis.notices.push(payload));
});
const notices = (app) => app.execute(() => globalThis.notices);

/** Deals and draws until there is a notice. */
async function until(app, kind, most = 200) {
  for (let round = 0; round < most; round += 1) {
    await deal(app, { kind: 'seed', text: `full-${round}` });
    await call(app, 'play', { action: { kind: 'draw' }, revision: (await view(app)).revision });
    if ((await notices(app)).some((notice) => notice.kind === kind)) return;
  }
  assert.fail(`no notice ${kind}`);
}

test('a full disk is told once, play goes on, and all is saved when there is room', async (t) => {
  const disk = await smallDisk(t);
  if (!disk) return;
  const { desk } = disk;
  const app = await startApp(t, { desk, home: disk.home, size: [1000, 720] });
  await ready(app);
  await listen(app);
  const filler = join(disk.folder, 'filler');
  assert.throws(() => writeFileSync(filler, Buffer.alloc(8 << 20)), { code: 'ENOSPC' });
  await until(app, 'storage');
  await run(app, ['draw', 'draw']);
  const told = await notices(app);
  assert.equal(told.length, 1, JSON.stringify(told));
  assert.match(told[0].text, /disk is full/);

  rmSync(filler);
  await run(app, ['draw']);
  await app.waitFor(() => globalThis.notices.length === 2);
  assert.equal((await notices(app))[1].kind, 'info');
  const before = await view(app);
  const ended = await total(app);
  const again = await app.restart({ hard: true });
  await ready(again);
  assert.equal(actions(await view(again)), actions(before));
  assert.deepEqual(cards(await view(again)), cards(before));
  assert.equal(await total(again), ended);
});

test('in a read-only folder there is one notice and play goes on', async (t) => {
  const disk = await smallDisk(t);
  if (!disk) return;
  const { desk } = disk;
  const first = await startApp(t, { desk, home: disk.home, size: [1000, 720] });
  await ready(first);
  await deal(first, { kind: 'seed', text: 'kept' });
  await run(first, ['draw', 'draw']);
  first.kill9();
  await waitFor(() => !first.running(), { what: 'the app to end' });
  // Helpers of the web view may still be writing their own files there.
  await waitFor(() => execFileSync('mount', ['-o', 'remount,ro', disk.folder], { stdio: 'ignore' }) !== undefined, { what: 'nobody to write there' });
  const app = await startApp(t, { desk, home: disk.home, size: [1000, 720] });
  await ready(app);
  await listen(app);
  assert.equal(actions(await view(app)), 2, 'the game is there');
  await run(app, ['draw', 'draw', 'draw']);
  const told = await notices(app);
  assert.equal(told.length, 1, JSON.stringify(told));
  assert.match(told[0].text, /may not write to/);
  assert.equal(actions(await view(app)), 5);
  assert.ok(!readdirSync(disk.folder).some((name) => name.includes('broken')));
});
