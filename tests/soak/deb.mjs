// Installs the .deb in a clean Debian, plays, opens a link, upgrades, removes: node tests/soak/deb.mjs PACKAGE BASE WORK
// As the superuser. BASE is a fresh debootstrap; nothing of this machine is in it but the display, which is the host's:
// a player's screen is no part of the package either. Written to be read: each line says what a player would see.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Screen, difference } from '../bench/screen.mjs';
import { Desk, readLog } from '../e2e/harness/desk.mjs';
import { waitFor } from '../e2e/harness/wd.mjs';

const [deb, base, work] = process.argv.slice(2).map((path) => resolve(path));
const root = join(work, 'root');
const saves = join(root, 'home/player/.local/share/app.klondike.solitaire');
/** What any desktop has: a bus, the opener of links, the keeper of file types. */
const DESKTOP = ['dbus-daemon', 'libglib2.0-bin', 'desktop-file-utils', 'shared-mime-info', 'xdg-utils', 'hicolor-icon-theme', 'procps'];

/** The part of the screen that a drawn card changes at least; a ticking clock changes far less. */
const CARD = 0.004;
/** The part that a dialog changes at least, with the table dimmed behind it. */
const DIALOG = 0.1;

const step = (what) => console.log(`· ${what}`);
const host = (program, ...args) => execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** The command line that runs something inside the root, in name spaces that end with it. */
function inside(user, env, ...words) {
  const settings = Object.entries({ PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive', ...env });
  const mounts = `mount -t proc proc ${root}/proc && mount --rbind /dev ${root}/dev && exec chroot ${root} "$@"`;
  const become = user === 'root' ? [] : ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups'];
  return ['unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', mounts, 'sh', ...become, 'env', '-i',
    ...settings.map(([name, value]) => `${name}=${value}`), ...words]];
}

const asRoot = (...words) => host(...inside('root', {}, ...words).flat());

function prepare() {
  step('a clean Debian');
  rmSync(root, { recursive: true, force: true });
  host('cp', '-a', '--reflink=auto', base, root);
  // How packages are reached is the one thing taken from the machine.
  host('cp', '-aT', '/etc/apt/apt.conf.d', `${root}/etc/apt/apt.conf.d`);
  host('cp', '-L', '/etc/resolv.conf', '/etc/hosts', `${root}/etc/`);
  asRoot('apt-get', 'update', '-qq');
  asRoot('apt-get', 'install', '-qq', '--no-install-recommends', ...DESKTOP);
  asRoot('useradd', '--create-home', '--uid', '1000', 'player');
  host('install', '-d', '-m', '700', '-o', '1000', '-g', '1000', `${root}/run/user/1000`);
}

function install(file) {
  host('cp', file, `${root}/tmp/klondike.deb`);
  asRoot('apt-get', 'install', '-qq', '--no-install-recommends', '/tmp/klondike.deb');
}

/** The same package under a higher version, as the next release would be. */
function higher() {
  const folder = join(work, 'higher');
  rmSync(folder, { recursive: true, force: true });
  host('dpkg-deb', '--raw-extract', deb, folder);
  const control = join(folder, 'DEBIAN/control');
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*$/m, 'Version: 99.0.0'));
  const file = join(work, 'klondike_99.deb');
  host('dpkg-deb', '--root-owner-group', '--build', folder, file);
  return file;
}

/** A player's session: a bus of its own inside the root. */
class Play {
  constructor(desk) {
    this.desk = desk;
    this.env = {
      DISPLAY: desk.env.DISPLAY, HOME: '/home/player', USER: 'player', XDG_RUNTIME_DIR: '/run/user/1000', XDG_CURRENT_DESKTOP: 'GNOME',
      DBUS_SESSION_BUS_ADDRESS: 'unix:path=/run/user/1000/bus', GDK_BACKEND: 'x11', XDG_SESSION_TYPE: 'x11', NO_AT_BRIDGE: '1',
    };
  }

  async start() {
    const bus = `${root}/run/user/1000/bus`;
    rmSync(bus, { force: true });
    this.bus = this.#spawn('dbus-daemon', '--session', '--nofork', '--nopidfile', `--address=${this.env.DBUS_SESSION_BUS_ADDRESS}`);
    await Promise.race([this.bus.failed, waitFor(() => existsSync(bus), { what: 'the bus' })]);
  }

  /** Starts the game as a click on its icon does. */
  async openFromDesktopFile() {
    this.#spawn('sh', '-c', 'gio launch /usr/share/applications/Klondike.desktop; exec sleep infinity');
    await this.window();
  }

  openLink(link) {
    // What it starts must outlive it: the name space ends with its first process.
    this.#spawn('sh', '-c', 'gio open "$0"; exec sleep infinity', link);
  }

  async window() {
    this.wid = await waitFor(async () => (await this.desk.xdotool('search', '--onlyvisible', '--name', 'Klondike')).split('\n').at(-1), { timeout: 60_000, what: 'the window' });
    await waitFor(() => this.screen().painted, { timeout: 60_000, what: 'the table to be painted' });
  }

  screen() {
    const screen = new Screen(this.desk);
    try {
      return { ...screen.look(), sample: screen.sample() };
    } finally {
      screen.close();
    }
  }

  /** The picture, once nothing but the clock moves in it. */
  async still() {
    let last = this.screen();
    await waitFor(() => {
      const now = this.screen();
      const moved = difference(last.sample, now.sample);
      last = now;
      return moved < CARD / 4;
    }, { every: 1000, what: 'the picture to stand still' });
    return last;
  }

  /** Waits until a part of the picture between `least` and `most` is not as it was. */
  async changes(before, least, most, what) {
    await waitFor(() => {
      const part = difference(before.sample, this.screen().sample);
      return part >= least && part <= most;
    }, { what });
  }

  async key(...keys) {
    await this.desk.xdotool('windowfocus', '--sync', this.wid);
    for (const key of keys) await this.desk.xdotool('key', key);
  }

  /** Process ids of the game. */
  games() {
    return readdirSync('/proc').filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0].endsWith('klondike') && readFileSync(`/proc/${pid}/root/etc/passwd`, 'utf8').includes('player');
      } catch {
        return false;
      }
    });
  }

  async close() {
    await this.key('alt+F4');
    await waitFor(() => this.games().length === 0, { what: 'the game to close' });
  }

  #spawn(...words) {
    const [program, args] = inside('player', this.env, ...words);
    return this.desk.spawn(program, args);
  }
}

/** The size of the running game's journal; the webview's own files beside it don't count. */
function saved() {
  const journal = join(saves, 'game.journal');
  return existsSync(journal) ? statSync(journal).size : 0;
}

async function main() {
  assert.equal(process.getuid(), 0, 'this needs the superuser');
  prepare();
  step('install');
  install(deb);
  assert.match(asRoot('gio', 'mime', 'x-scheme-handler/klondike'), /Klondike\.desktop/, 'links are not registered');
  assert.match(asRoot('sh', '-c', 'echo > /tmp/a.klondike && gio info -a standard::content-type /tmp/a.klondike'), /application\/vnd\.klondike\.deal/);
  assert.match(asRoot('klondike-cli', 'deal', '--seed', 'klondike-1'), /^[A-Z0-9]{104}\s*$/);

  const desk = await Desk.start({ framebuffer: true });
  try {
    const play = new Play(desk);
    await play.start();
    step('start from the desktop file');
    await play.openFromDesktopFile();
    step('play by keys: draw');
    const [dealt, bytes] = [play.screen(), saved()];
    // The picture may be there before the page listens: a player presses again.
    const drawn = async () => saved() > bytes || (await play.key('d'), false);
    await waitFor(drawn, { every: 1000, timeout: 60_000, what: 'a draw to be kept' });
    await play.key('d', 'd');
    await play.changes(dealt, CARD, 1, 'a drawn card to be seen');

    step('open a link: it reaches the running window');
    const [pid] = play.games();
    const played = await play.still();
    play.openLink('klondike://daily');
    await play.changes(played, DIALOG, 1, 'the question whether the link may replace the game');
    await waitFor(() => play.games().length === 1, { what: 'the second start to end' });
    assert.deepEqual(play.games(), [pid]);
    await play.key('Escape');
    await play.changes(played, 0, CARD, 'the table as it was');
    await play.close();
    const kept = saved();
    assert.ok(kept > 0, 'nothing was kept');

    step('install the next version: the game is where it was');
    install(higher());
    assert.match(asRoot('dpkg-query', '-W', 'klondike'), /99\.0\.0/);
    await play.openFromDesktopFile();
    assert.ok(saved() >= kept, 'the upgrade lost saves');
    await play.changes(played, 0, CARD, 'the table as it was before the upgrade');
    const undone = async () => saved() > kept || (await play.key('u'), false);
    await waitFor(undone, { every: 1000, timeout: 60_000, what: 'the undo of what was played before the upgrade' });
    await play.close();

    step('remove: the saves stay');
    asRoot('apt-get', 'purge', '-qq', 'klondike');
    assert.ok(!existsSync(join(root, 'usr/bin/klondike')));
    assert.ok(!existsSync(join(root, 'usr/share/doc/klondike')));
    assert.ok(saved() > 0, 'removing the package removed the saves');
    step('all as it should be');
  } catch (error) {
    for (const name of readdirSync(desk.folder).filter((file) => file.endsWith('.log'))) console.error(`${name}: ${readLog(join(desk.folder, name))}`);
    throw error;
  } finally {
    desk.stop();
  }
}

await main();
