// Every dialog in the real window: opened by mouse and by keyboard, each stop reached and named, the focus given back;
// axe in every theme; targets and room on a phone; and what the dialogs are for.
import assert from 'node:assert/strict';
import test from 'node:test';
import { violations } from './harness/axe.mjs';
import { startApp } from './harness/app.mjs';

const THEMES = ['green', 'night', 'paper', 'contrast'];
/** The dialogs that are always there, by what opens them in the menu. Setup has its own button and key. */
const DIALOGS = { settings: 'settings', records: 'records', calendar: 'daily', verified: 'verified', code: 'copy-deal', paste: 'paste-deal', help: 'help', about: 'about' };
const ALL = ['setup', ...Object.keys(DIALOGS)];

async function start(t, options) {
  const app = await startApp(t, { size: [1000, 720], ...options });
  await app.waitFor(() => document.documentElement.classList.contains('ready'));
  await set(app, { animation: 'off', ...options?.settings });
  return app;
}

const invoke = (app, command, args = {}) => app.executeAsync((name, all) => globalThis.__TAURI__.core.invoke(name, all), command, args);
const set = (app, settings) => invoke(app, 'set_settings', { settings });
/** Open, with the focus in it, and no longer fading in. */
const opened = (app, id) => app.waitFor((name) => document.querySelector(`dialog#${name}[open]`)?.contains(document.activeElement) && !document.getAnimations().length, { what: `dialog ${id}` }, id);
const closed = (app) => app.waitFor(() => !document.querySelector('dialog[open]'), { what: 'no dialog' });
const active = (app) => app.execute(() => {
  const node = document.activeElement;
  return node.dataset.do ?? node.dataset.card ?? node.closest('[data-pile]')?.dataset.pile ?? node.id;
});

async function open(app, id) {
  if (id === 'setup') await app.click('#toolbar [data-do="new"]');
  else {
    await app.click('#toolbar [data-do="more"]');
    await opened(app, 'more');
    await app.execute((what) => document.querySelector(`#more [data-do="${what}"]`).scrollIntoView({ block: 'nearest' }), DIALOGS[id] ?? id);
    await app.click(`#more [data-do="${DIALOGS[id] ?? id}"]`);
  }
  await opened(app, id);
}

async function escape(app) {
  await app.press('Escape');
  await closed(app);
}

/** Presses Tab until the focus is on what is wanted. */
async function tabTo(app, selector, most = 80) {
  for (let i = 0; i < most; i += 1) {
    if (await app.execute((s) => document.activeElement.matches(s), selector)) return;
    await app.press('Tab');
  }
  assert.fail(`${selector} is not reached by Tab`);
}

/** What can have the focus in the open dialog: one for each group of radio buttons. */
const stops = (app) => app.execute(() => {
  const all = [...document.querySelectorAll('dialog[open] :is(button, input, select, textarea, summary, [tabindex])')];
  const list = all.filter((node) => node.tabIndex >= 0 && !node.disabled && node.checkVisibility() && (node.type !== 'radio' || node.checked));
  list.forEach((node, i) => { node.dataset.stop = String(i); });
  return list.map((node) => node.id || node.dataset.do || node.dataset.label || node.textContent.slice(0, 30));
});

test('each dialog opens by mouse and by keyboard, all of it is reached and named, and the focus goes back', async (t) => {
  const app = await start(t);
  for (const id of ALL) {
    await open(app, id);
    await app.click(`#${id} .x`);
    await closed(app);

    // By keyboard, from a card.
    await app.execute(() => document.querySelector('.card.live').focus());
    await app.press('4');
    const from = await active(app);
    if (id === 'setup') await app.press('n');
    else {
      await app.press('m');
      await opened(app, 'more');
      await tabTo(app, `[data-do="${DIALOGS[id]}"]`);
      await app.press('Enter');
    }
    await opened(app, id);
    const title = await app.session.accessible(`#${id}`);
    assert.ok(title.name.length > 2, `${id} has a name`);
    const list = await stops(app);
    const seen = new Set();
    for (let i = 0; i < list.length * 2 + 2 && seen.size < list.length; i += 1) {
      const at = await app.execute(() => ({ stop: document.activeElement.dataset.stop, inside: !!document.activeElement.closest('dialog[open]') }));
      if (at.inside && at.stop !== undefined && !seen.has(at.stop)) {
        seen.add(at.stop);
        const { name, role } = await app.session.accessible();
        assert.ok(name.trim(), `${id}: ${list[at.stop]} (${role}) has no name`);
        const shown = await app.execute(() => {
          const node = document.activeElement, box = node.getBoundingClientRect(), label = node.closest('label')?.getBoundingClientRect() ?? box;
          const ring = getComputedStyle(node.closest('.pictures label') ?? node);
          return { inside: box.bottom > 0 && label.top < innerHeight && box.right > 0 && box.left < innerWidth, ring: parseFloat(ring.outlineWidth) >= 2 && ring.outlineStyle !== 'none' };
        });
        assert.deepEqual(shown, { inside: true, ring: true }, `${id}: ${list[at.stop]} is on the screen and shows the focus`);
      }
      await app.press('Tab');
    }
    assert.deepEqual(list.filter((_, i) => !seen.has(String(i))), [], `${id}: reached by Tab`);
    await escape(app);
    assert.equal(await active(app), from, `${id}: the focus is where it was`);
  }
  assert.deepEqual(await app.errors(), []);
});

test('axe finds nothing in any dialog, in any theme', async (t) => {
  const app = await start(t);
  await withHistory(app);
  for (const theme of THEMES) {
    await set(app, { theme });
    for (const id of [...ALL, 'more', 'licences']) {
      if (id === 'more') { await app.press('F10'); await opened(app, id); }
      else if (id === 'licences') { await open(app, 'about'); await app.click('#about [data-do="licences"]'); await opened(app, id); }
      else await open(app, id);
      const panels = id === 'settings' ? await app.execute(() => document.querySelectorAll('[role="tab"]').length) : 1;
      for (let i = 0; i < panels; i += 1) {
        if (id === 'settings') await app.execute((n) => document.querySelectorAll('[role="tab"]')[n].click(), i);
        if (id === 'records') await app.execute(() => { for (const each of document.querySelectorAll('details')) each.open = true; });
        assert.deepEqual(await violations(app), [], `${theme}, ${id} ${i}`);
      }
      await escape(app);
    }
  }
});

test('on a phone every control of a dialog is 44 pixels high, on the desktop 24', async (t) => {
  const app = await start(t);
  await withHistory(app);
  for (const [size, least] of [[[390, 844], 44], [[1000, 720], 24]]) {
    await app.resize(...size);
    await app.waitFor((phone) => (document.documentElement.dataset.mode === 'phone') === phone, { what: 'the layout' }, least === 44);
    for (const id of ALL) {
      await open(app, id);
      const panels = id === 'settings' ? await app.execute(() => document.querySelectorAll('[role="tab"]').length) : 1;
      for (let i = 0; i < panels; i += 1) {
        if (id === 'settings') await app.execute((n) => document.querySelectorAll('[role="tab"]')[n].click(), i);
        const small = await app.execute((min) => [...document.querySelectorAll('dialog[open] :is(button, input, select, textarea, summary)')].filter((node) => node.checkVisibility()).flatMap((node) => {
          const box = (node.closest('label') ?? node).getBoundingClientRect();
          return box.height < min - 0.5 || box.width < min - 0.5 ? [`${node.id || node.dataset.do || node.textContent || node.name}: ${box.width} × ${box.height}`] : [];
        }), least);
        assert.deepEqual(small, [], `${size}, ${id} ${i}`);
      }
      await escape(app);
    }
  }
});

test('at 320 × 568 with text twice as large nothing of a dialog is out of reach', async (t) => {
  const app = await start(t, { settings: { textScale: 200 } });
  await withHistory(app);
  await set(app, { textScale: 200, animation: 'off' });
  await app.resize(320, 568);
  await app.waitFor(() => document.documentElement.dataset.mode === 'phone');
  for (const id of ALL) {
    await invokeOpen(app, id);
    const panels = id === 'settings' ? await app.execute(() => document.querySelectorAll('[role="tab"]').length) : 1;
    for (let i = 0; i < panels; i += 1) {
      if (id === 'settings') await app.execute((n) => document.querySelectorAll('[role="tab"]')[n].click(), i);
      const out = await app.execute(() => [...document.querySelectorAll('dialog[open] :is(button, input, select, textarea, summary)')].filter((node) => node.checkVisibility()).flatMap((node) => {
        node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = node.getBoundingClientRect(), panel = document.querySelector('dialog[open] .panel').getBoundingClientRect();
        const fits = box.left >= panel.left - 1 && box.right <= panel.right + 1 && box.top < innerHeight && box.bottom > 0;
        return fits && panel.left >= 0 && panel.right <= innerWidth && panel.bottom <= innerHeight && panel.top >= 0 ? [] : [`${node.id || node.dataset.do || node.textContent}`];
      }));
      assert.deepEqual(out, [], `${id} ${i}`);
    }
    await escape(app);
  }
});

/** Opens without the bar, which may be out of sight. */
async function invokeOpen(app, id) {
  if (id === 'setup') await app.press('F2');
  else {
    await app.press('F10');
    await opened(app, 'more');
    await app.execute((what) => document.querySelector(`#more [data-do="${what}"]`).click(), DIALOGS[id]);
  }
  await opened(app, id);
}

/** Sixty games of the past, by way of an import. */
async function withHistory(app) {
  const { json } = await invoke(app, 'export'), all = JSON.parse(json), rules = all.setup.rules;
  all.history = Array.from({ length: 60 }, (_, i) => ({
    id: (i + 1).toString(16).padStart(16, '0'), at: { ms: Date.UTC(2026, 8, 1 + i, 12), zone: 0 }, outcome: i % 5 ? 'won' : 'lost', deal: `klondike-${i}`,
    origin: { kind: 'seed', seed: `klondike-${i}` }, rules, scoring: 'none', scoringVersion: 1, moves: 90 + ((i * 37) % 60), actions: 95 + ((i * 37) % 70), undos: i % 4, time: 90_000 + ((i * 7919) % 600) * 1000, home: i % 5 ? 52 : 12,
  }));
  await invoke(app, 'import', { json: JSON.stringify(all) });
  await set(app, { animation: 'off' });
}

test('a setting applies at once, by keyboard alone, and stays', async (t) => {
  const app = await start(t);
  await app.press('m');
  await opened(app, 'more');
  await tabTo(app, '[data-do="settings"]');
  await app.press('Enter');
  await opened(app, 'settings');
  await tabTo(app, '[name="settings-theme"]');
  await app.press('ArrowRight', 'ArrowRight');
  await app.waitFor(() => document.documentElement.dataset.theme === 'night');
  await tabTo(app, '#settings-text-scale');
  await app.press('ArrowRight', 'ArrowRight');
  await app.waitFor(() => document.documentElement.style.fontSize === '120%');
  await escape(app);
  const again = await app.restart();
  await again.waitFor(() => document.documentElement.dataset.theme === 'night' && document.documentElement.style.fontSize === '120%');
});

test('a language applies at once, to the open dialog too, and turns the page round', async (t) => {
  const app = await start(t);
  await open(app, 'settings');
  await app.click('#tab-reach');
  const texts = () => app.execute(() => [...document.querySelectorAll('#settings :is(h2, [role="tab"], label, .label, th, caption), #settings footer button')].filter((node) => node.checkVisibility()).map((node) => node.textContent).filter((text) => /[a-z]{3}/i.test(text)));
  assert.ok((await texts()).length > 10);
  await app.execute(() => {
    const field = document.querySelector('#settings-language');
    field.value = 'he';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await app.waitFor(() => document.documentElement.dir === 'rtl' && document.documentElement.lang === 'he');
  assert.deepEqual(await texts(), [], 'no English is left');
  const box = await app.execute(() => ['[role="tablist"]', '.panels', '#settings .x', '#settings h2'].map((s) => document.querySelector(s).getBoundingClientRect().x));
  assert.ok(box[0] > box[1] && box[2] < box[3], 'the groups stand at the right, the way out at the left');
  assert.deepEqual(await violations(app), []);
});

test('a key can be changed, not to one that another has, and back', async (t) => {
  const app = await start(t);
  const tab = async (group) => {
    await open(app, 'settings');
    await app.click(`#tab-${group}`);
  };
  const said = () => app.execute(() => [...document.querySelectorAll('#settings .said')].map((node) => node.textContent).join(' '));
  await tab('keyboard');
  const hint = '[data-key="hint"]';
  const press = async (key) => {
    await app.execute((s) => { const node = document.querySelector(s); node.scrollIntoView({ block: 'center' }); node.focus(); }, hint);
    await app.press('Enter');
    await app.press(key);
  };
  await press('u');
  await app.waitFor(() => /taken/.test(document.querySelector('#settings').textContent), { what: 'the refusal' });
  assert.match(await said(), /Undo/);
  await app.press('j'); // it still waits
  await app.waitFor(() => document.querySelector('[data-key="hint"]').textContent === 'J');
  await escape(app);
  await app.execute(() => { document.querySelector('#status').textContent = ''; });
  await app.execute(() => document.querySelector('.card.live').focus());
  await app.press('j');
  await app.waitFor(() => /Hint|No forward/.test(document.querySelector('#status').textContent), { what: 'a hint' });
  await tab('keyboard');
  await app.execute(() => document.querySelector('[data-do="reset-keys"]').click());
  await app.waitFor(() => document.querySelector('[data-key="hint"]').textContent === 'H');
  // Escape leaves a key as it is, and the dialog open.
  await press('Escape');
  assert.equal(await app.execute(() => document.querySelector('[data-key="hint"]').textContent), 'H');
  assert.ok(await app.execute(() => document.querySelector('#settings').open));
});

test('everything is exported, imported, and the import undone', async (t) => {
  const app = await start(t);
  await set(app, { theme: 'paper' });
  await open(app, 'settings');
  await app.click('#tab-data');
  const press = (what) => app.execute((name) => document.querySelector(`#settings [data-do="${name}"]`).click(), what);
  await press('export');
  await app.waitFor(() => document.querySelector('#settings-exported').value.startsWith('{'));
  const json = await app.execute(() => document.querySelector('#settings-exported').value);
  const night = JSON.parse(json);
  night.settings.theme = 'night';
  const give = (text) => app.execute((value) => { document.querySelector('#settings-import-text').value = value; }, text);
  await give('not this');
  await press('import');
  await app.waitFor(() => document.querySelector('#settings .said.bad')?.textContent, { what: 'the refusal' });
  assert.equal(await app.execute(() => document.documentElement.dataset.theme), 'paper');
  await give(JSON.stringify(night));
  await press('import');
  await app.waitFor(() => document.documentElement.dataset.theme === 'night');
  await press('undo-import');
  await app.waitFor(() => document.documentElement.dataset.theme === 'paper');
  await press('reset');
  await app.waitFor(() => document.querySelector('[data-do="undo-reset"]').checkVisibility());
  assert.equal((await invoke(app, 'settings')).settings.theme, 'system');
  await press('undo-reset');
  await app.waitFor(() => document.documentElement.dataset.theme === 'paper');
});

test('setup: a blank seed is refused with the reason, Vegas fixes the passes, and the deal is what was asked for', async (t) => {
  const app = await start(t);
  await open(app, 'setup');
  const change = (selector, value) => app.execute((s, v) => {
    const node = document.querySelector(s);
    node.value = v;
    node.dispatchEvent(new Event('input', { bubbles: true }));
  }, selector, value);
  await change('#setup-kind', 'seed');
  await change('#setup-seed', '   ');
  await app.waitFor(() => document.querySelector('#setup [data-do="start"]').disabled && document.querySelector('#setup-said').textContent);
  await change('#setup-seed', 'dialogs');
  await app.waitFor(() => !document.querySelector('#setup [data-do="start"]').disabled);
  await change('#setup-scoring', 'vegas');
  assert.ok(await app.execute(() => document.querySelector('#setup-passes').disabled));
  await app.execute(() => document.querySelector('#setup [name="setup-draw"][value="3"]').click());
  await app.click('#setup [data-do="start"]');
  await closed(app);
  const { view } = await invoke(app, 'board');
  assert.equal(view.deal.label, 'dialogs');
  assert.deepEqual([view.rules.draw, view.rules.passes, view.scoring], [3, 3, 'vegas']);
});

test('the calendar turns by keys, and a day is dealt', async (t) => {
  const app = await start(t);
  await open(app, 'calendar');
  const here = () => app.execute(() => document.activeElement.dataset.date);
  assert.ok(await app.execute(() => document.activeElement.getAttribute('aria-current') === 'date'), 'today is focused');
  await app.press('Home');
  const first = await here();
  await app.press('ArrowDown');
  assert.equal(Number((await here()).slice(8)) - Number(first.slice(8)), 7);
  await app.press('PageUp');
  await app.waitFor((month) => document.activeElement.dataset.date && !document.activeElement.dataset.date.startsWith(month), { what: 'another month' }, first.slice(0, 7));
  const date = await here();
  await app.press('Enter');
  await closed(app);
  const [year, month, day] = date.split('-').map(Number);
  const name = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(year, month - 1, day));
  await app.waitFor((text) => document.title.includes(text), { what: name }, name);
});

test('a verified deal is chosen by keys', async (t) => {
  const app = await start(t);
  await open(app, 'verified');
  await app.press('Home', 'ArrowRight', 'ArrowRight');
  assert.equal(await app.execute(() => document.activeElement.dataset.number), '3');
  await app.press('ArrowDown');
  const number = await app.execute(() => Number(document.activeElement.dataset.number));
  assert.ok(number > 4, 'down is the next row');
  await app.press('Enter');
  await closed(app);
  const { view } = await invoke(app, 'board');
  assert.equal(view.deal.kind, 'verified');
  assert.match(view.deal.label, new RegExp(`\\b${number}\\b`));
});

test('records: plots have their tables, and rule sets their figures', async (t) => {
  const app = await start(t);
  await withHistory(app);
  await open(app, 'records');
  const found = await app.execute(() => ({
    plots: document.querySelectorAll('#records figure').length, tables: document.querySelectorAll('#records figure table').length,
    rows: document.querySelectorAll('#records .sheet:not(details *) tbody tr').length, figures: document.querySelectorAll('#records dl dd').length,
  }));
  assert.equal(found.plots, 4);
  assert.equal(found.tables, 4);
  assert.equal(found.rows, 60);
  assert.ok(found.figures >= 10);
  await tabTo(app, '#records summary');
  await app.press('Enter');
  assert.ok(await app.execute(() => document.querySelector('#records details').open));
});

test('a deal code is copied from one dialog and pasted into another', async (t) => {
  const app = await start(t);
  const before = (await invoke(app, 'deal_code')).line;
  await open(app, 'code');
  const code = await app.execute(() => document.querySelector('#code-code').value);
  await escape(app);
  await open(app, 'setup');
  await app.click('#setup [data-do="start"]');
  await closed(app);
  await open(app, 'paste');
  await app.type('no deal at all');
  await app.waitFor(() => document.querySelector('#paste-said.bad')?.textContent, { what: 'the reason' });
  assert.ok(await app.execute(() => document.querySelector('#paste [data-do="start"]').disabled));
  await app.execute((text) => {
    const field = document.querySelector('#paste-text');
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, code);
  await app.waitFor(() => !document.querySelector('#paste [data-do="start"]').disabled);
  await app.click('#paste [data-do="start"]');
  await closed(app);
  assert.equal((await invoke(app, 'deal_code')).line, before);
});

test('review: each move is stepped through, by the slider and by buttons', async (t) => {
  const app = await start(t);
  await app.press('d', 'd', 'd');
  await app.waitFor(() => document.querySelector('#tally').textContent.includes('3'));
  await invoke(app, 'end_deal');
  await opened(app, 'summary');
  await tabTo(app, '[data-do="review"]');
  await app.press('Enter');
  await opened(app, 'review');
  assert.equal(await app.execute(() => document.querySelectorAll('#review section:first-child li').length), 4);
  await app.press('Home');
  const at = () => app.execute(() => document.querySelector('#review-at').getAttribute('aria-valuetext'));
  assert.match(await at(), /^Move 0/);
  await app.press('ArrowRight');
  assert.match(await at(), /^Move 1/);
  await app.click('#review [data-do="review-next"]');
  assert.match(await at(), /^Move 2/);
  assert.equal(await app.execute(() => document.querySelector('#review [aria-current="step"]').dataset.step), '2');
  assert.deepEqual(await violations(app), []);
});
