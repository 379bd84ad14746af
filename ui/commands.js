// What buttons and keys do, by name. A name is a button's `data-do` and, where a key has it, its id in the key table.
import { allStops, endStop, step } from './state.js';
import { pileOf } from './moves.js';
import { t } from './text.js';
/** @typedef {import('./app.js').App} App */
/** @typedef {import('./protocol.d.ts').ColumnId} ColumnId */

/** @typedef {() => unknown} Command */

/** @param {App} app @returns {Record<string, Command>} each is to be run in its turn */
export function commands(app) {
  const { ipc, game, focus } = app;
  const revision = (/** @type {{ revision: number }} */ view) => ({ revision: view.revision });
  const none = () => ({});
  const open = (/** @type {string} */ name) => () => { void app.open(name); };

  /** @param {'left' | 'right' | 'up' | 'down'} way */
  const arrow = (way) => () => {
    const s = app.settings;
    if (!focus.onPile) return focus.to(focus.stop);
    const next = step(game.view, focus.stop, way, { mirrored: s.leftHanded, items: s.arrows === 'items' });
    if (next) focus.to(next); else game.edge();
  };

  /** @type {Record<string, Command>} */
  const all = {
    'previous-pile': arrow('left'), 'next-pile': arrow('right'), up: arrow('up'), down: arrow('down'),
    first: () => focus.to(allStops(game.view)[0]),
    last: () => focus.to(/** @type {any} */ (allStops(game.view).at(-1))),
    waste: () => focus.to(endStop(game.view, 'waste')),
    stock: () => focus.to({ pile: 'stock', key: null }),
    foundations: () => game.foundations(),
    pick: () => (focus.onPile ? game.press(focus.stop, 'pick') : game.draw(null)),
    'put-down': () => game.putDown(),
    draw: () => { game.letGo(); return game.draw(focus.onPile ? 'waste' : null); },
    home: () => game.autoMove('home'),
    'auto-move': () => game.autoMove('auto'),
    'send-home': () => { game.letGo(); return ipc.send('send_home', revision); },
    finish: () => ipc.send('finish', revision),
    // On a fresh deal Undo takes the deal itself back.
    undo: () => (game.view.can.bringBack && !game.view.can.undo ? ipc.send('bring_back', none) : ipc.send('undo', revision)),
    redo: () => ipc.send('redo', revision),
    hint: async () => app.hinted(await ipc.send('hint', revision)),
    check: () => ipc.send('check', revision),
    rewind: () => ipc.send('rewind', none),
    restart: () => ipc.send('restart', none),
    pause: () => ipc.send('pause', () => ({ away: false })),
    resume: () => ipc.send('resume', none),
    stop: () => ipc.send('stop', none),
    'end-deal': () => ipc.send('end_deal', none),
    demo: () => ipc.send('demo', () => ({ step: false })),
    'demo-step': () => ipc.send('demo', () => ({ step: true })),
    'bring-back': () => ipc.send('bring_back', none),
    replay: () => ipc.send('new_game', () => ({ setup: { ...app.setup, deal: { kind: 'same' } } })),
    'other-draw': () => ipc.send('new_game', () => ({ setup: { ...app.setup, deal: { kind: 'otherDraw' } } })),
    'new-same-rules': () => ipc.send('new_game', () => ({ setup: null })),
    new: open('setup'), setup: open('setup'), more: open('more'), menu: open('more'), help: open('help'), about: open('about'), licences: open('licences'),
    settings: open('settings'), records: open('records'), review: open('review'), daily: open('calendar'), verified: open('verified'),
    'paste-deal': open('paste'), 'copy-deal': open('code'),
    'read-column': () => game.say(pileOf(game.view, focus.stop.pile).reading),
    'read-tops': () => game.say(game.view.readings.tops),
    'read-foundations': () => game.say(game.view.readings.foundations),
    'read-state': () => game.say(game.view.readings.state),
    'read-legal': () => game.readLegal(),
    'read-legal-all': () => game.say(game.view.readings.legal),
    'read-last': () => game.say(app.speech.last || t('nothing-said')),
    peek: () => { game.board.peek(game.board.glass.hidden ? focus.stop.key : null); },
    'next-area': () => app.area(1),
    'previous-area': () => app.area(-1),
  };
  for (const n of [1, 2, 3, 4, 5, 6, 7]) {
    const id = /** @type {ColumnId} */ (`t${n}`);
    all[`column-${n}`] = () => game.column(id);
    all[`to-column-${n}`] = () => game.toColumn(id);
  }
  return all;
}
