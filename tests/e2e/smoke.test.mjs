// The frame of the end-to-end tests: the window opens, has the size asked for, takes keys and clicks, and ends without a trace.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import test from 'node:test';
import { startApp } from './harness/app.mjs';

test('the window opens at the size of a desktop and of a phone', async (t) => {
  const app = await startApp(t, { size: [1000, 720] });
  assert.equal(await app.execute(() => document.documentElement.lang), 'en');
  assert.match(await app.execute(() => document.title), /Klondike/);
  await app.resize(390, 844);
  const png = await app.screenshot();
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  assert.deepEqual(await app.errors(), []);
});

test('keys, clicks and fingers reach the page', async (t) => {
  const app = await startApp(t);
  await app.execute(() => {
    globalThis.seen = [];
    for (const kind of ['keydown', 'pointerdown', 'pointerup', 'contextmenu']) {
      addEventListener(kind, (event) => globalThis.seen.push(`${kind} ${event.key ?? event.pointerType ?? ''}`.trim()), true);
    }
  });
  const seen = (what) => app.waitFor((line) => globalThis.seen.includes(line), { what }, what);
  await app.press('F6');
  await seen('keydown F6');
  await app.xKey('F7');
  await seen('keydown F7');
  await app.click([200, 200]);
  await seen('pointerup mouse');
  await app.touch([200, 200]).tap();
  await seen('pointerup touch');
});

test('an app that was killed leaves nothing behind, and another starts on its data', async (t) => {
  const app = await startApp(t);
  assert.ok(app.running());
  const again = await app.restart({ hard: true });
  assert.ok(!app.running());
  assert.equal(again.home, app.home);
  await again.quit();
  assert.deepEqual(again.desk.processes('klondike-app'), []);
  again.desk.stop();
  assert.ok(!existsSync(again.desk.folder));
});
