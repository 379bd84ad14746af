// Killed at any instant, the app loses at most the action it was doing: never one that was acknowledged, never a record or a
// setting. KLONDIKE_SOAK=1 kills 300 times.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { startApp } from './harness/app.mjs';

const KILLS = process.env.KLONDIKE_SOAK ? 300 : 30;

/** Runs in the page: plays deal after deal, and notes what was acknowledged. */
function live(round) {
  const { invoke } = globalThis.__TAURI__.core;
  const done = { round, dealt: 0, actions: 0, set: 0, ended: 0 };
  globalThis.done = done;
  const rules = { draw: 1, passes: null, emptyColumn: 'kings', worryBack: true };
  const play = async () => {
    for (;;) {
      const seed = { kind: 'seed', text: `kill-${done.round}` };
      await invoke('new_game', { setup: { deal: seed, rules, scoring: 'none' } });
      Object.assign(done, { dealt: done.round, actions: 0 });
      for (let turn = 0; turn < 10; turn += 1) {
        const { view, revision } = await invoke('board');
        const { action } = view.legal[(turn * 7 + done.round) % view.legal.length];
        await (turn % 4 === 3 ? invoke('undo', { revision }) : invoke('play', { action, revision }));
        done.actions += 1;
      }
      await invoke('set_settings', { settings: { volume: done.round % 101 } });
      done.set = done.round;
      await invoke('end_deal');
      done.ended += 1;
      done.round += 1;
    }
  };
  play().catch((error) => { done.error = JSON.stringify(error) ?? String(error); });
}

/** Runs in the page: what is there after a start. */
async function found() {
  const { invoke } = globalThis.__TAURI__.core;
  const { view } = await invoke('board');
  const { settings } = await invoke('settings');
  const { history } = await invoke('records');
  const number = (text) => Number(text.replace(/\D/g, ''));
  return {
    round: number(view.deal.label), label: view.deal.label, phase: view.phase, volume: settings.volume, total: history.total,
    actions: number(view.status.find(({ id }) => id === 'moves').text),
  };
}

/** A number from 0 to below 1, the same in every run. */
function chance(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test(`killed ${KILLS} times, nothing that was acknowledged is lost`, async (t) => {
  const random = chance(20261129);
  let app = await startApp(t);
  let round = 1, total = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await app.execute(live, round);
    await app.waitFor(() => globalThis.done.actions > 0 || globalThis.done.error);
    const until = Date.now() + random() * 1500;
    let done = await app.execute(() => globalThis.done);
    while (Date.now() < until) done = await app.execute(() => globalThis.done);
    assert.equal(done.error, undefined);
    app = await app.restart({ hard: true });
    const there = await app.executeAsync(found);
    const what = `kill ${kill}: ${JSON.stringify({ done, there })}`;
    assert.match(there.label, /^kill-\d+$/, what);
    assert.ok(there.round >= done.dealt, what);
    if (there.round === done.dealt) assert.ok(there.actions >= done.actions, what);
    assert.ok(there.total >= total + done.ended, what);
    if (done.set > 0) {
      const volumes = Array.from({ length: there.round - done.set + 1 }, (_, later) => (done.set + later) % 101);
      assert.ok(volumes.includes(there.volume), what);
    }
    total = there.total;
    round = there.round + 1;
  }
  const data = join(app.home, '.local/share');
  const files = readdirSync(data, { recursive: true }).map(String);
  assert.deepEqual(files.filter((name) => name.includes('broken')), [], 'no file was damaged');
  assert.ok(files.some((name) => name.endsWith('game.journal')), files.join(' '));
  assert.ok(total > 0, 'deals were ended');
});
