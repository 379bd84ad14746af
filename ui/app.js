// The page as a whole: its parts, and what passes between them.
import { themeFollower } from './art/theme.js';
import { setSpeed, stopAll } from './anim.js';
import { Banner } from './banner.js';
import { Board } from './board.js';
import { commands } from './commands.js';
import { Dialogs } from './dialogs.js';
import { Focus } from './focus.js';
import { Game } from './game.js';
import { Keyboard } from './keyboard.js';
import { boardBox, modeOf } from './layout.js';
import { Pointer } from './pointer.js';
import { Scan } from './scan.js';
import { setSound } from './sound.js';
import { Speech } from './speech.js';
import { Tally } from './tally.js';
import { Toolbar } from './toolbar.js';
import { one } from './dom.js';
import { setWords, t } from './text.js';
/** @typedef {import('./protocol.d.ts').Settings} Settings */
/** @typedef {import('./protocol.d.ts').Setup} Setup */
/** @typedef {import('./protocol.d.ts').View} View */
/** @typedef {import('./protocol.d.ts').HintView} HintView */
/** @typedef {import('./protocol.d.ts').Events} Events */

export class App {
  /** @type {Settings} */ settings;
  /** @type {Setup} */ setup;
  #room = '';
  /** The settings that the table was laid by. @type {Settings | null} */ laid = null;

  /**
   * @param {import('./ipc.js').Ipc} ipc
   * @param {{ settings: Settings, setup: Setup }} kept
   */
  constructor(ipc, { settings, setup }) {
    this.ipc = ipc;
    this.settings = settings;
    this.setup = setup;
    this.root = document.documentElement;
    this.board = new Board(one('#board'), () => this.settings);
    this.focus = new Focus(this.board);
    this.speech = new Speech(one('#status'));
    this.speech.shell = (announcement) => { void ipc.call('speak', announcement).catch(() => {}); };
    this.game = new Game(ipc, this.board, this.focus, this.speech, () => this.settings);
    this.commands = commands(this);
    this.toolbar = new Toolbar(one('#toolbar'), this);
    this.tally = new Tally(one('#tally'), one('#verdict'), this);
    this.banner = new Banner(this);
    this.dialogs = new Dialogs(this);
    this.keyboard = new Keyboard(this);
    this.pointer = new Pointer(this.game);
    this.scan = new Scan(this);
    this.game.onStop = () => this.do('stop');
    this.game.onTable = () => { if (this.settings.scanning) this.scan.press(); };
    document.addEventListener('pointerdown', (event) => { if (event.target !== this.board.root && event.target !== this.board.area) this.scan.stop(); }, true);
    this.game.onDisturb = () => this.pointer.cancel();
    this.theme = themeFollower(this.root, () => this.game.view && this.relay());
    /** @type {View | null} */
    this.shown = null;
    ipc.onBoard = (board) => this.changed(board);
    this.apply();
  }

  /** Does something by name, in its turn. @param {string} name */
  do(name) {
    const command = this.commands[name];
    if (command) this.ipc.run(command);
  }

  /** Opens a dialog. @param {string} name @param {unknown} [about] */
  open(name, about) {
    this.game.letGo();
    return this.dialogs.open(name, about);
  }

  /** @param {Events['board-changed']} board */
  changed(board) {
    const before = this.shown;
    const { view } = board;
    this.shown = view;
    this.toolbar.update(view);
    this.tally.update(view);
    if (!before) { this.room(); this.laid = this.settings; }
    this.game.changed(board, before);
    this.banner.update(view);
    this.dialogs.update(view, before);
    document.title = view.title;
  }

  /** A hint: its source and its place are lit until something moves. @param {HintView} hint */
  hinted(hint) {
    this.game.letGo();
    this.speech.say(hint.text);
    if (hint.kind === 'move') this.board.hint(hint.move.card, hint.move.to);
    if (hint.kind === 'draw') this.board.hint(null, 'stock');
  }

  /** The settings as they are now. */
  apply() {
    const s = this.settings;
    if (!s.scanning) this.scan.stop();
    this.theme(s.theme, s.inks);
    setSpeed(s.animation);
    setSound(s.sound, s.volume, s.haptics);
    this.root.style.fontSize = s.textScale === 100 ? '' : `${s.textScale}%`;
    this.root.classList.toggle('big-text', s.textScale >= 140);
    this.root.classList.toggle('scaled', s.cardScale > 100);
    this.root.classList.toggle('large-text', s.textScale > 120);
    this.root.classList.toggle('left-handed', s.leftHanded);
    this.keyboard.bind();
    if (this.ipc.view) this.relay();
  }

  /** @param {Events['settings-changed']} kept */
  settled({ settings, setup, words }) {
    this.settings = settings;
    this.setup = setup;
    if (words) setWords(words);
    this.apply();
    if (this.shown) { this.toolbar.update(this.shown); this.tally.update(this.shown); }
  }

  /** Divides the window. @returns {boolean} whether that has changed anything */
  room() {
    const { innerWidth: width, innerHeight: height } = window;
    const mode = modeOf(width, height);
    this.root.dataset.mode = mode;
    this.root.classList.toggle('narrow', width < 760);
    const probe = getComputedStyle(one('#insets'));
    const px = (/** @type {string} */ v) => Number.parseFloat(v) || 0;
    const insets = { top: px(probe.paddingTop), right: px(probe.paddingRight), bottom: px(probe.paddingBottom), left: px(probe.paddingLeft) };
    const own = (/** @type {HTMLElement} */ node, /** @type {'top' | 'bottom'} */ edge) => node.offsetHeight - insets[edge];
    const bar = own(this.toolbar.root, mode === 'phone' ? 'bottom' : 'top');
    const tally = mode === 'side' ? 0 : own(this.tally.root, mode === 'phone' ? 'top' : 'bottom');
    const at = boardBox({ width, height, insets, bar, tally });
    const { style } = this.board.root, key = JSON.stringify([at, mode, devicePixelRatio]);
    if (key === this.#room) return false;
    this.#room = key;
    style.transform = `translate(${at.x}px,${at.y}px)`;
    style.width = `${at.w}px`;
    style.height = `${at.h}px`;
    this.board.room = { width: at.w, height: at.h, mode, low: height < 480 };
    return true;
  }

  /** Lays everything anew, at once: the window has changed, or a setting that counts. */
  relay() {
    if (!this.shown || (!this.room() && this.laid === this.settings)) return;
    this.laid = this.settings;
    this.pointer.cancel();
    stopAll();
    this.board.update(this.shown, { animate: false });
    this.game.marks();
  }

  /** The areas that F6 goes round. @returns {HTMLElement[]} */
  areas() {
    return [this.toolbar.first(), this.banner.first(), this.board.nodeOf(this.focus.stop)].filter((node) => node !== null);
  }

  /** @param {1 | -1} by */
  area(by) {
    const all = this.areas(), active = document.activeElement;
    const here = this.focus.inside ? all.length - 1 : this.banner.root.contains(active) ? all.length - 2 : this.toolbar.root.contains(active) ? 0 : -1;
    all[(here + by + all.length) % all.length]?.focus();
    this.focus.ring();
  }

  /** A fault that the page itself has met. @param {string} text */
  fault(text) {
    this.banner.notice({ kind: 'error', text: text || t('error-connection'), lasting: true });
  }
}
