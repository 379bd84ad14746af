// The real screen reader, and a transcript of what it says.
//
//   const desk = await Desk.start();  t.after(() => desk.stop());
//   const reader = await ScreenReader.start(desk);               // before the app: it must see the window come up
//   const app = await startApp(t, { desk, accessible: true });
//   const from = reader.mark();
//   await app.xKey('Right');                                      // real keys, or it hears nothing of the keyboard
//   await reader.hears(/6 of hearts/, { from });                  // waits; answers the line
//   reader.lines(from);                                           // all since the mark, one utterance each
//
// Orca speaks to a speech server of ours over the protocol of Speech Dispatcher (SSIP): no sound, no waiting for log
// files, and each utterance is here as soon as it is said. Only one Orca can run in a process namespace, so the
// superuser gets it one of its own.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { readLog } from './desk.mjs';
import { waitFor } from './wd.mjs';

/** Orca up to 46 keeps letters and digits for moving about in web pages; its user presses Insert+Z, this does the same. */
const SETTINGS = `import orca.settings
orca.settings.structuralNavigationEnabled = False
orca.settings.enableKeyEcho = False
`;

export class ScreenReader {
  /** Starts the speech server and Orca; `navigation: true` leaves Orca's own letters on. */
  static async start(desk, { navigation = false } = {}) {
    const reader = new ScreenReader(desk);
    const socket = join(desk.folder, 'speech.sock');
    reader.server = createServer((client) => new Client(reader, client));
    reader.server.unref();
    await new Promise((done) => { reader.server.listen(socket, done); });
    const home = desk.makeFolder('orca');
    const data = join(home, '.local/share');
    mkdirSync(join(data, 'orca'), { recursive: true });
    const settings = navigation ? SETTINGS.replace('= False', '= True') : SETTINGS;
    writeFileSync(join(data, 'orca', 'orca-customizations.py'), settings);
    const env = {
      HOME: home, XDG_DATA_HOME: data, XDG_CONFIG_HOME: join(home, '.config'), XDG_CACHE_HOME: join(home, '.cache'),
      SPEECHD_ADDRESS: `unix_socket:${socket}`,
    };
    const own = process.getuid() === 0 ? ['unshare', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child'] : [];
    const [program, ...args] = [...own, '/usr/bin/python3', '/usr/bin/orca'];
    reader.process = desk.spawn(program, args, { env });
    reader.process.failed.finally(() => reader.server.close()).catch(() => {});
    await Promise.race([reader.process.failed, reader.hears(/screen reader on/i, { timeout: 60_000 })]);
    return reader;
  }

  constructor(desk) {
    this.desk = desk;
    this.said = [];
  }

  /** Where the transcript stands now. */
  mark() {
    return this.said.length;
  }

  /** The utterances since a mark. */
  lines(from = 0) {
    return this.said.slice(from);
  }

  /** Waits for an utterance since `from` that matches, and answers it. */
  async hears(pattern, { from = 0, timeout = 20_000 } = {}) {
    try {
      return await waitFor(() => this.lines(from).find((line) => pattern.test(line)), { timeout, what: String(pattern) });
    } catch {
      const heard = this.lines(from).map((line) => `  ${line}`).join('\n');
      throw new Error(`the screen reader did not say ${pattern}; it said:\n${heard || '  nothing'}\n${readLog(this.process?.log)}`);
    }
  }
}

/** One connection of the speech protocol: lines in, coded replies out. */
class Client {
  constructor(reader, socket) {
    this.reader = reader;
    this.socket = socket;
    this.buffer = '';
    this.text = null;
    this.messages = 0;
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => this.receive(chunk));
    socket.on('error', () => {});
    socket.unref();
  }

  receive(chunk) {
    this.buffer += chunk;
    for (let end = this.buffer.indexOf('\r\n'); end >= 0; end = this.buffer.indexOf('\r\n')) {
      const line = this.buffer.slice(0, end);
      this.buffer = this.buffer.slice(end + 2);
      if (this.text) this.data(line); else this.command(line);
    }
  }

  data(line) {
    if (line !== '.') {
      this.text.push(line.startsWith('..') ? line.slice(1) : line);
      return;
    }
    const said = plain(this.text.join(' '));
    this.text = null;
    if (said) this.reader.said.push(said);
    this.messages += 1;
    this.reply(225, 'OK MESSAGE QUEUED', [this.messages]);
    // Spoken at once: whoever waits for the end of an utterance gets it.
    this.reply(701, 'BEGIN', [this.messages, 1]);
    this.reply(702, 'END', [this.messages, 1]);
  }

  command(line) {
    const [verb, ...rest] = line.split(' ');
    const what = `${verb} ${rest[0] ?? ''}`.toUpperCase();
    if (verb === 'SPEAK') {
      this.text = [];
      this.reply(230, 'OK RECEIVING DATA');
    } else if (verb === 'CHAR' || verb === 'KEY') {
      this.reader.said.push(rest.join(' '));
      this.reply(225, 'OK MESSAGE QUEUED', [0]);
    } else if (what === 'HISTORY GET') {
      this.reply(245, 'OK CLIENT ID SENT', [1]);
    } else if (what === 'LIST OUTPUT_MODULES') {
      this.reply(250, 'OK MODULE LIST SENT', ['klondike']);
    } else if (what === 'LIST SYNTHESIS_VOICES') {
      this.reply(249, 'OK VOICE LIST SENT', ['plain\ten\tnone']);
    } else if (verb === 'GET') {
      this.reply(251, 'OK GET RETURNED', [rest[0] === 'LANGUAGE' ? 'en' : '0']);
    } else {
      this.reply(200, 'OK');
    }
  }

  reply(code, message, data = []) {
    if (this.socket.writable) this.socket.write([...data.map((line) => `${code}-${line}\r\n`), `${code} ${message}\r\n`].join(''));
  }
}

/** The words of an SSML text. */
function plain(ssml) {
  const entities = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return ssml.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|apos|amp);/g, (_, name) => entities[name]).replace(/\s+/g, ' ').trim();
}
