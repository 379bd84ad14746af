// The app in its real window, for end-to-end tests:
//
//   import test from 'node:test';
//   import { startApp } from './harness/app.mjs';
//
//   test('the stock can be drawn from', async (t) => {
//     const app = await startApp(t, { size: [1000, 720] });      // torn down with the test, whatever happens
//     await app.click('[data-pile="stock"]');                    // selector, {x, y}, or [x, y] in the viewport
//     await app.press('Ctrl+Z');                                 // 'Enter', 'd', 'Shift+ArrowUp', …
//     await app.waitFor(() => document.querySelector('#status').textContent.includes('Undone'));   // runs in the page
//     await app.drag('#from', '#to');  await app.touch('#card').tap();  await app.rightClick('#card');
//     await app.screenshot('/tmp/table.png');
//     const other = await app.restart({ hard: true });           // kill -9, then a new app on the same data
//     assert.deepEqual(await other.errors(), []);                // console errors, uncaught exceptions, CSP violations
//   });
//
// Options of startApp: `size` [w, h] of the page; `home` a folder that keeps data over several apps (default: a new
// one); `desk` to share an X server and D-Bus session (for single-instance tests; default: a new one); `screen`
// '1280x900'; `env` more environment; `args` for the app; `gtk` lines for GTK's settings.ini, for instance
// 'gtk-enable-animations=0' (reduced motion), 'gtk-application-prefer-dark-theme=1', 'gtk-theme-name=HighContrast';
// `accessible: true` to connect the app to the accessibility bus; `binary` another executable.
// There are no fixed sleeps here, and tests need none: `app.waitFor` polls. KLONDIKE_E2E_KEEP=1 keeps the folders.
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Desk, kill, readLog } from './desk.mjs';
import { Touch } from './touch.mjs';
import { Session, waitFor } from './wd.mjs';

export { waitFor, Desk };

/** The repository's root. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
/** The app that `cargo xtask test` has built. */
export const appBinary = process.env.KLONDIKE_APP ?? join(target, 'debug', 'klondike-app');

/** Starts the app; with a test context `t` it is torn down at the test's end. */
export async function startApp(t, options = {}) {
  if (!t || typeof t.after !== 'function') return App.start(t ?? options);
  const { desk } = options;
  const own = desk ?? await Desk.start(options);
  if (!desk) t.after(() => own.stop());
  return App.start({ ...options, desk: own });
}

/** One running app. */
export class App {
  static async start(options = {}) {
    const app = new App(options);
    app.desk = options.desk ?? await Desk.start(options);
    try {
      await app.#up();
    } catch (error) {
      const log = app.driver ? readLog(app.driver.log) : '';
      if (options.desk) app.kill9(); else app.desk.stop();
      throw new Error(`the app did not start: ${error.message}\n${log}`, { cause: error });
    }
    return app;
  }

  constructor(options) {
    this.options = options;
  }

  async #up() {
    const { home = this.desk.makeFolder('home'), binary = appBinary, args = [], gtk = [], env = {} } = this.options;
    if (!existsSync(binary)) throw new Error(`${binary} is missing: build it with cargo build -p klondike-app`);
    this.home = home;
    const config = join(home, '.config');
    mkdirSync(join(config, 'gtk-3.0'), { recursive: true });
    writeFileSync(join(config, 'gtk-3.0', 'settings.ini'), `[Settings]\n${[].concat(gtk).join('\n')}\n`);
    this.env = {
      HOME: home, XDG_CONFIG_HOME: config, XDG_DATA_HOME: join(home, '.local/share'), XDG_CACHE_HOME: join(home, '.cache'),
      XDG_STATE_HOME: join(home, '.local/state'), TAURI_WEBVIEW_AUTOMATION: 'true', ...env,
    };
    if (!this.options.accessible) this.env.NO_AT_BRIDGE = '1';
    const before = new Set(this.desk.processes());
    const port = await freePort();
    this.driver = this.desk.spawn('WebKitWebDriver', [`--port=${port}`], { env: this.env });
    const base = `http://127.0.0.1:${port}`;
    await Promise.race([this.driver.failed, waitFor(async () => (await fetch(`${base}/status`)).ok, { what: 'the driver' })]);
    this.session = await Promise.race([this.driver.failed, Session.open(base, binary, args)]);
    this.pid = await waitFor(
      () => this.desk.processes(`/${binary.split('/').at(-1)}`).find((pid) => !before.has(pid)), { what: 'the app process' });
    await this.waitFor(() => document.readyState === 'complete');
    await this.session.execute(CAPTURE);
    if (this.options.size) await this.resize(...this.options.size);
  }

  /** Runs a function or script body in the page. */
  execute(script, ...args) {
    return this.session.execute(script, ...args);
  }

  /** Runs an async function in the page. */
  executeAsync(script, ...args) {
    return this.session.executeAsync(script, ...args);
  }

  /** Waits until a function, run in the page with `args`, answers something truthy. */
  waitFor(script, { timeout, what = String(script) } = {}, ...args) {
    return waitFor(() => this.session.execute(script, ...args), { timeout, what });
  }

  /** Presses a key or chord (see Session.press); several, one after the other. */
  async press(...chords) {
    for (const chord of chords) await this.session.press(chord);
  }

  type(text) {
    return this.session.type(text);
  }

  /** Where to point: the middle of an element's visible box, or the point itself. */
  async at(where) {
    if (Array.isArray(where)) return { x: where[0], y: where[1] };
    if (typeof where !== 'string') return where;
    return waitFor(() => this.session.execute((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    }, where), { what: `${where} to be on the screen` });
  }

  async click(where, { count = 1, button = 0 } = {}) {
    const { x, y } = await this.at(where);
    const presses = Array.from({ length: count }, () => [['down'], ['up']]).flat();
    await this.session.mouse([['move', x, y], ...presses], { button });
  }

  doubleClick(where) {
    return this.click(where, { count: 2 });
  }

  async hover(where) {
    const { x, y } = await this.at(where);
    await this.session.mouse([['move', x, y]]);
  }

  /** Drags with the mouse in `steps` moves; `drop: false` keeps the button down (then `drop()`). */
  async drag(from, to, { steps = 6, drop = true } = {}) {
    const [a, b] = [await this.at(from), await this.at(to)];
    const path = Array.from({ length: steps }, (_, i) => {
      const part = (i + 1) / steps;
      return ['move', a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
    });
    await this.session.mouse([['move', a.x, a.y], ['down'], ...path, ...(drop ? [['up']] : [])]);
  }

  /** Lets go of the mouse button that `drag` kept down. */
  drop() {
    return this.session.mouse([['up']]);
  }

  /** Touch from a point on, as synthetic pointer events: `touch(where).tap()`, `.down()`, `.move(to)`, `.up()`, `.cancel()`. */
  touch(where, options) {
    return new Touch(this, where, options);
  }

  /** The X window. */
  async window() {
    this.wid ??= await waitFor(
      async () => (await this.desk.xdotool('search', '--onlyvisible', '--pid', this.pid)).split('\n').at(-1), { what: 'the window' });
    return this.wid;
  }

  /** A real right click: WebDriver's loses its pointerup. */
  rightClick(where) {
    return this.xClick(where, 3);
  }

  /** A real click through the X server. */
  async xClick(where, button = 1) {
    const { x, y } = await this.at(where);
    await this.xMove(x, y);
    await this.desk.xdotool('click', button);
  }

  /** Moves the real pointer to a point of the page. */
  async xMove(x, y) {
    await this.desk.xdotool('mousemove', '--window', await this.window(), Math.round(x), Math.round(y));
  }

  /** Real key presses through the X server, in xdotool's names: `Return`, `ctrl+z`, `Right`. */
  async xKey(...keys) {
    await this.desk.xdotool('windowfocus', '--sync', await this.window());
    await this.desk.xdotool('key', ...keys);
  }

  /** Gives the page exactly this size. */
  async resize(width, height) {
    await this.desk.xdotool('windowsize', await this.window(), width, height);
    await this.waitFor((w, h) => innerWidth === w && innerHeight === h, { what: `a page of ${width} × ${height}` }, width, height);
  }

  /**
   * The window's picture as PNG bytes; written to `path` when given. From the X server: WebDriver's own never comes
   * while WebKitGTK's DMA-BUF renderer is off.
   */
  async screenshot(path = join(this.desk.folder, 'picture.png')) {
    mkdirSync(dirname(path), { recursive: true });
    await this.desk.run('import', '-window', await this.window(), `png:${path}`);
    return readFileSync(path);
  }

  /** Console errors, uncaught exceptions and policy violations since the page was loaded and the harness had attached. */
  errors() {
    return this.session.execute(() => globalThis.e2eErrors ?? []);
  }

  /** What the app and the driver have printed. */
  log() {
    return readLog(this.driver.log);
  }

  /** Closes the window as a player would, and waits for the process to be gone. */
  async quit() {
    await this.desk.xdotool('windowfocus', '--sync', await this.window());
    await this.desk.xdotool('key', 'alt+F4');
    await waitFor(() => !this.running(), { what: 'the app to close' });
    this.kill9(); // the driver
  }

  /** Whether the app's process is there. */
  running() {
    return this.desk.processes().includes(this.pid);
  }

  /** Ends the app at once, without any chance to save. */
  kill9() {
    if (this.pid) kill(this.pid);
    if (this.driver?.exitCode === null) kill(this.driver.pid);
  }

  /** Ends this app (kindly, or `hard`) and starts another on the same data and desk. */
  async restart({ hard = false, ...options } = {}) {
    if (hard) this.kill9(); else if (this.running()) await this.quit();
    await waitFor(() => !this.running(), { what: 'the app to end' });
    return App.start({ ...this.options, ...options, desk: this.desk, home: this.home });
  }

  /** Ends everything. Needed only for apps started without a test context. */
  stop() {
    this.desk.stop();
  }
}

const CAPTURE = `
  globalThis.e2eErrors = [];
  const note = (kind, what) => globalThis.e2eErrors.push(kind + ': ' + (what && (what.stack || what.message) || what));
  addEventListener('error', (event) => note('error', event.error || event.message));
  addEventListener('unhandledrejection', (event) => note('rejection', event.reason));
  document.addEventListener('securitypolicyviolation', (event) => note('policy', event.violatedDirective + ' ' + event.blockedURI));
  const { error } = console;
  console.error = (...all) => { note('console', all.map(String).join(' ')); error.apply(console, all); };
`;

async function freePort() {
  const server = createServer();
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  const { port } = server.address();
  await new Promise((done) => { server.close(done); });
  return port;
}
