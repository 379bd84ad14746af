// A small WebDriver client on Node's own `fetch`: just what driving one webview needs.
import { setTimeout as pause } from 'node:timers/promises';

/** The key codes of the WebDriver standard, by their DOM names. */
const KEYS = {
  Cancel: '\uE001', Help: '\uE002', Backspace: '\uE003', Tab: '\uE004', Clear: '\uE005', Enter: '\uE007', Return: '\uE006',
  Shift: '\uE008', Control: '\uE009', Ctrl: '\uE009', Alt: '\uE00A', Pause: '\uE00B', Escape: '\uE00C', Esc: '\uE00C',
  Space: ' ', PageUp: '\uE00E', PageDown: '\uE00F', End: '\uE010', Home: '\uE011', ArrowLeft: '\uE012', ArrowUp: '\uE013',
  ArrowRight: '\uE014', ArrowDown: '\uE015', Insert: '\uE016', Delete: '\uE017', F1: '\uE031', F2: '\uE032', F3: '\uE033',
  F4: '\uE034', F5: '\uE035', F6: '\uE036', F7: '\uE037', F8: '\uE038', F9: '\uE039', F10: '\uE03A', F11: '\uE03B',
  F12: '\uE03C', Meta: '\uE03D',
};
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An answer of the driver that is an error; `code` is the standard's name for it. */
export class WebDriverError extends Error {
  constructor(path, value) {
    super(`${path}: ${value.error}: ${value.message ?? ''}`);
    this.code = value.error;
  }
}

/** Polls until `probe` answers something truthy, and returns that. The message names what was waited for. */
export async function waitFor(probe, { timeout = 30_000, what = String(probe), every = 20 } = {}) {
  const end = Date.now() + timeout;
  let last;
  for (;;) {
    try {
      const value = await probe();
      if (value) return value;
      last = undefined;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) {
      throw new Error(`waited ${timeout} ms in vain for ${what}${last ? ` (last: ${last.message})` : ''}`, { cause: last });
    }
    await pause(every);
  }
}

/** One session with one webview. */
export class Session {
  constructor(base, id, capabilities) {
    this.base = `${base}/session/${id}`;
    this.capabilities = capabilities;
  }

  /** Starts `binary` under the driver at `base`. */
  static async open(base, binary, args = []) {
    const value = await call('POST', `${base}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
    });
    return new Session(base, value.sessionId, value.capabilities);
  }

  post(path, body = {}) {
    return call('POST', this.base + path, body);
  }

  get(path) {
    return call('GET', this.base + path);
  }

  /** Ends the session; the driver closes the app. */
  close() {
    return call('DELETE', this.base);
  }

  /** Runs a function (its source travels, so it sees only its arguments) or a script body in the page. */
  execute(script, ...args) {
    const source = typeof script === 'function' ? `return (${script}).apply(null, arguments)` : script;
    return this.post('/execute/sync', { script: source, args });
  }

  /** Runs an async function in the page and waits for what it resolves to. */
  async executeAsync(script, ...args) {
    const source = `const done = arguments[arguments.length - 1];
      Promise.resolve((${script}).apply(null, [].slice.call(arguments, 0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }));`;
    const answer = await this.post('/execute/async', { script: source, args });
    if (answer.error !== undefined) throw new Error(`in the page: ${answer.error}`);
    return answer.value;
  }

  async find(selector) {
    return (await this.post('/element', { using: 'css selector', value: selector }))[ELEMENT];
  }

  async findAll(selector) {
    return (await this.post('/elements', { using: 'css selector', value: selector })).map((found) => found[ELEMENT]);
  }

  /** Role and name that assistive technology would get for an element (a CSS selector), or for the focused one. */
  async accessible(selector) {
    const id = selector ? await this.find(selector) : (await this.get('/element/active'))[ELEMENT];
    const [role, name] = [await this.get(`/element/${id}/computedrole`), await this.get(`/element/${id}/computedlabel`)];
    return { role, name };
  }

  /** Presses one key, with modifiers: `Enter`, `d`, `Ctrl+Z`, `Shift+ArrowUp`, `Ctrl+Alt+h`. */
  press(chord) {
    const names = chord === '+' ? ['+'] : chord.split(/\+(?!$)/);
    const values = names.map((name) => KEYS[name] ?? (name.length === 1 ? name : fail(`unknown key ${name}`)));
    return this.perform([{
      type: 'key',
      id: 'keyboard',
      actions: [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ],
    }]);
  }

  /** Types text as plain key presses. */
  type(text) {
    const actions = [...text].flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]);
    return this.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Mouse actions in viewport coordinates: `['move', x, y]`, `['down']`, `['up']`, `['pause', ms]`. */
  mouse(steps, { button = 0 } = {}) {
    const actions = steps.map(([kind, a, b]) => {
      if (kind === 'move') return { type: 'pointerMove', x: Math.round(a), y: Math.round(b), duration: 0, origin: 'viewport' };
      if (kind === 'pause') return { type: 'pause', duration: a };
      return { type: kind === 'down' ? 'pointerDown' : 'pointerUp', button };
    });
    return this.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  perform(actions) {
    return this.post('/actions', { actions });
  }

  /** Lifts every key and button that is still held. */
  release() {
    return call('DELETE', `${this.base}/actions`);
  }
}

async function call(method, url, body) {
  const init = { method, headers: { 'content-type': 'application/json' } };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(120_000) });
  const { value } = await answer.json();
  if (!answer.ok || value?.error) throw new WebDriverError(`${method} ${new URL(url).pathname}`, value ?? { error: answer.status });
  return value;
}

function fail(message) {
  throw new Error(message);
}
