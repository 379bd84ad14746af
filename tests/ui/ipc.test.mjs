// The line to Rust: one command in flight, nothing lost, nothing old shown, each input resolved against the newest view.
import assert from 'node:assert/strict';
import test from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Ipc, failure } from '../../ui/ipc.js';
import { Table } from './fixtures/table.mjs';

/** A wire to a stand-in whose answers come late and in any order with their events. */
function wire(table, { eventFirst = () => true, lose = () => false } = {}) {
  let handler, flying = 0, most = 0;
  const log = [];
  const board = (cause) => ({ revision: table.revision, cause, changes: [], announcement: null, view: table.view() });
  return {
    log, get most() { return most; }, emit: (payload) => handler({ payload }), board,
    listen: async (name, f) => { handler = f; },
    invoke: async (command, args) => {
      log.push([command, args]);
      flying += 1; most = Math.max(most, flying);
      await pause(1);
      flying -= 1;
      if (command === 'board') return board('other');
      if (args.revision !== undefined && args.revision !== table.revision) throw { kind: 'illegalAction', reason: 'staleRevision', message: 'The board has just changed.' };
      if (command === 'play') table.play(args.action); else if (command === 'undo') table.undo();
      const now = board('play');
      if (!lose()) { if (eventFirst()) handler({ payload: now }); else setTimeout(() => handler({ payload: now }), 2); }
      return { revision: table.revision };
    },
  };
}

const idle = async (ipc) => { while (ipc.waiting) await pause(1); };
const draw = (ipc) => ipc.run(() => ipc.send('play', ({ revision, piles }) => ({ action: { kind: piles[0].cards.length ? 'draw' : 'recycle' }, revision })));

test('twenty keys at once: none lost, none refused, one in flight', async () => {
  for (const eventFirst of [() => true, () => false, () => Math.random() < 0.5]) {
    const table = new Table(), line = wire(table, { eventFirst }), ipc = new Ipc(line);
    const failures = [];
    ipc.onFailure = (f) => failures.push(f);
    await ipc.start();
    for (let i = 0; i < 20; i += 1) draw(ipc);
    await idle(ipc);
    assert.deepEqual(failures, []);
    assert.equal(line.log.filter(([command]) => command === 'play').length, 20);
    assert.equal(line.most, 1);
    assert.equal(ipc.view.revision, 21);
    assert.equal(ipc.view.piles[1].cards.length, 20);
  }
});

test('an old state is dropped', async () => {
  const table = new Table(), line = wire(table), ipc = new Ipc(line), seen = [];
  ipc.onBoard = ({ revision }) => seen.push(revision);
  await ipc.start();
  const old = line.board('play');
  draw(ipc);
  await idle(ipc);
  line.emit(old);
  assert.deepEqual(seen, [1, 2]);
  assert.equal(ipc.view.revision, 2);
});

test('an input that met an old revision is asked again against the newest, once', async () => {
  const table = new Table(), line = wire(table), ipc = new Ipc(line), failures = [];
  ipc.onFailure = (f) => failures.push(f);
  await ipc.start();
  table.play({ kind: 'draw' }); // the clock, a finish, another window: something has changed the board
  draw(ipc);
  await idle(ipc);
  assert.deepEqual(failures, []);
  assert.equal(ipc.view.piles[1].cards.length, 2);
});

test('an event that never comes is fetched', async () => {
  const table = new Table(), line = wire(table, { lose: () => true }), ipc = new Ipc(line, { patience: 5 });
  await ipc.start();
  draw(ipc);
  draw(ipc);
  await idle(ipc);
  assert.equal(ipc.view.piles[1].cards.length, 2);
});

test('a refusal is reported and the next input goes on', async () => {
  const table = new Table(), line = wire(table), ipc = new Ipc(line), failures = [];
  ipc.onFailure = (f) => failures.push(f.reason);
  await ipc.start();
  ipc.run(() => ipc.send('undo', ({ revision }) => ({ revision })));
  draw(ipc);
  ipc.run(() => { throw new Error('slip'); });
  draw(ipc);
  await idle(ipc);
  assert.deepEqual(failures, ['nothingToUndo', undefined]);
  assert.equal(ipc.view.piles[1].cards.length, 2);
});

test('anything thrown becomes a failure', () => {
  assert.deepEqual(failure({ kind: 'storage', message: 'full' }), { kind: 'storage', message: 'full' });
  assert.equal(failure('plain').kind, 'internal');
  assert.equal(failure(new Error('x')).message, 'x');
});
