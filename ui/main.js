// Starts the page: words, settings and the board are asked for at once; the first picture needs all three.
import { App } from './app.js';
import { one } from './dom.js';
import { Ipc, tauri } from './ipc.js';
import { setWords } from './text.js';

async function start() {
  const ipc = new Ipc(tauri());
  const [words, kept] = await Promise.all([ipc.call('words', {}), ipc.call('settings', {})]);
  setWords(words);
  const app = new App(ipc, kept);
  setWords(words); // the nodes that have come since
  let searching = false; // the search may be over before its dialog has opened
  const listening = [
    ipc.listen('clock-changed', (clock) => app.tally.clock(clock)),
    ipc.listen('verdict-changed', ({ verdict, announcement }) => {
      app.tally.verdict(verdict, app.game.view?.can.rewind || verdict?.back != null);
      if (announcement) app.speech.say(announcement.text, { assertive: announcement.assertive });
    }),
    ipc.listen('settings-changed', (changed) => app.settled(changed)),
    ipc.listen('notice', (notice) => app.banner.notice(notice)),
    ipc.listen('link-opened', (link) => { void app.open('link', link); }),
    ipc.listen('search-progress', async (progress) => {
      searching = !progress.done;
      if (searching && app.dialogs.isOpen('search')) { const said = document.querySelector('#search-said'); if (said) said.textContent = progress.text; }
      else if (searching) await app.open('search', progress);
      if (!searching) app.dialogs.close('search');
    }),
  ];
  await Promise.all([...listening, ipc.start()]);
  addEventListener('resize', () => app.relay());
  new ResizeObserver(() => app.relay()).observe(app.toolbar.root);
  new ResizeObserver(() => app.relay()).observe(app.tally.root);
  // A window is no web page: it has no zoom and no menu of a browser.
  addEventListener('wheel', (event) => { if (event.ctrlKey) event.preventDefault(); }, { passive: false });
  addEventListener('gesturestart', (event) => event.preventDefault());
  addEventListener('contextmenu', (event) => {
    if (!(event.target instanceof Element && event.target.closest('input, textarea'))) event.preventDefault();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && app.settings.pauseWhenAway && app.game.view?.can.pause) void ipc.call('pause', { away: true }).catch(() => {});
  });
  document.documentElement.classList.add('ready');
  if (!app.dialogs.busy) app.focus.to(app.focus.stop);
}

start().catch((error) => {
  const status = one('#status');
  status.textContent = String(error?.message ?? error);
  status.classList.add('shown');
  document.documentElement.classList.add('ready');
});
