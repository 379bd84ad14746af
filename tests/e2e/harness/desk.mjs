// A desk to put windows on: an X server, a window manager and a D-Bus session of its own, in a folder of its own.
import { spawn, execFile } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync, existsSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitFor } from './wd.mjs';

const run = promisify(execFile);

/** Every process we start carries this in its environment: so none survives us, however it was started. */
const MARK = 'KLONDIKE_E2E_DESK';

/** No frames, so that a window's size is its page's; Alt+F4 closes as on any desktop. */
const WINDOW_MANAGER = `<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <applications><application type="normal"><decor>no</decor></application></applications>
  <keyboard>
    <keybind key="A-F4"><action name="Close"/></keybind>
    <keybind key="A-F9"><action name="Iconify"/></keybind>
  </keyboard>
</openbox_config>
`;

const open = new Set();
process.on('exit', () => { for (const desk of open) desk.killAll(); });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/** See the head of app.mjs for an example. */
export class Desk {
  /** `screen`: size of the X screen, `WIDTHxHEIGHT`; `framebuffer`: keep its pixels in a file of the desk's folder. */
  static async start({ screen = '1280x900', framebuffer = false } = {}) {
    const desk = new Desk();
    open.add(desk);
    try {
      await desk.#up(screen, framebuffer ? ['-fbdir', desk.folder] : []);
    } catch (error) {
      desk.stop();
      throw error;
    }
    return desk;
  }

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'klondike-e2e-'));
    this.mark = `${process.pid}.${this.folder}`;
    const runtime = join(this.folder, 'run');
    mkdirSync(runtime, { mode: 0o700 });
    const { WAYLAND_DISPLAY: _w, DISPLAY: _d, NO_AT_BRIDGE: _a, DBUS_SESSION_BUS_ADDRESS: _b, ...rest } = process.env;
    this.env = {
      ...rest, [MARK]: this.mark, XDG_RUNTIME_DIR: runtime, GDK_BACKEND: 'x11', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC',
      XDG_SESSION_TYPE: 'x11', GSETTINGS_BACKEND: 'memory',
      // There is no graphics card under Xvfb: painting by an emulated one takes over a second of computing at the start,
      // and mouse actions wait for each frame. `env` of startApp may say otherwise.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    };
  }

  async #up(screen, more) {
    const [number] = await this.#firstLine('Xvfb', ['-displayfd', '3', '-screen', '0', `${screen}x24`, '-nolisten', 'tcp', '-noreset', ...more], 3);
    this.env.DISPLAY = `:${number}`;
    const [address] = await this.#firstLine('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=3'], 3);
    this.env.DBUS_SESSION_BUS_ADDRESS = address;
    const config = join(this.folder, 'openbox.xml');
    const ready = join(this.folder, 'openbox.ready');
    writeFileSync(config, WINDOW_MANAGER);
    this.spawn('openbox', ['--config-file', config, '--startup', `touch ${ready}`]);
    await waitFor(() => existsSync(ready), { what: 'the window manager' });
  }

  /** Starts a program on this desk; its output goes to a file in the desk's folder. */
  spawn(program, args = [], { env = {}, extra = [] } = {}) {
    this.logs = (this.logs ?? 0) + 1;
    const name = program.split('/').at(-1);
    const log = join(this.folder, `${this.logs}-${name}.log`);
    const out = openSync(log, 'w');
    // Should even we be killed outright, the display goes with us, and without it the windows.
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', '--', program, ...args], { env: { ...this.env, ...env }, stdio: ['ignore', out, out, ...extra] });
    child.log = log;
    child.failed = new Promise((_, reject) => {
      child.once('error', (error) => reject(new Error(`${name}: ${error.message}`)));
      child.once('exit', (code, signal) => reject(new Error(`${name} ended (${code ?? signal}): ${readLog(log)}`)));
    });
    child.failed.catch(() => {});
    return child;
  }

  /** Starts a program that says one line on file descriptor `fd` when it is ready. */
  async #firstLine(program, args, fd) {
    const child = this.spawn(program, args, { extra: ['pipe'] });
    const line = (async () => {
      let text = '';
      for await (const chunk of child.stdio[fd]) {
        text += chunk;
        if (text.includes('\n')) return text.split('\n')[0];
      }
      return child.failed;
    })();
    const found = await Promise.race([line, child.failed, timeout(30_000, `${program} to start`)]);
    return [found, child];
  }

  /** Runs a program on this desk to its end and returns what it printed. */
  async run(program, ...args) {
    const { stdout } = await run(program, args.map(String), { env: this.env, timeout: 60_000 });
    return stdout.trim();
  }

  /** xdotool: real X events, for what WebDriver cannot send. */
  xdotool(...args) {
    return this.run('xdotool', ...args);
  }

  /** A fresh folder below the desk's, for a player's home or anything else. */
  makeFolder(name) {
    return mkdtempSync(join(this.folder, `${name}-`));
  }

  /** Process ids of everything started on this desk, directly or not; `program` keeps those whose executable ends so. */
  processes(program) {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number).filter((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`${MARK}=${this.mark}\0`)) return false;
        return program === undefined || readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0].endsWith(program);
      } catch {
        return false; // gone meanwhile
      }
    });
  }

  killAll() {
    for (let round = 0; round < 5; round += 1) {
      const left = this.processes().filter((pid) => pid !== process.pid);
      if (left.length === 0) return;
      for (const pid of left) kill(pid);
    }
  }

  /** Ends everything and removes the folder. */
  stop() {
    this.killAll();
    open.delete(this);
    if (!process.env.KLONDIKE_E2E_KEEP) rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Sends a signal, and does not mind when the process is gone. */
export function kill(pid, signal = 'SIGKILL') {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The end of a log file, for error messages. */
export function readLog(path) {
  try {
    return readFileSync(path, 'utf8').slice(-2000).trim();
  } catch {
    return '';
  }
}

function timeout(ms, what) {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`waited ${ms} ms in vain for ${what}`)), ms).unref();
  });
}
