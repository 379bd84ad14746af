// The table in windows of all shapes, in the real webview: nothing outside, nothing scrolls, everything large enough to hit.
import assert from 'node:assert/strict';
import test from 'node:test';
import { deal, picture, play, playTo, RULES, set, settled, solution } from './table.mjs';

const SIZES = [[320, 568], [390, 844], [568, 320], [844, 390], [768, 1024], [1000, 720], [1366, 768], [1920, 1080]];
const LINE = solution('klondike-1').actions;

const measure = (app) => app.execute(() => {
  const box = (node) => { const { x, y, width, height, right, bottom } = node.getBoundingClientRect(); return { x, y, width, height, right, bottom }; };
  const cards = [...document.querySelectorAll('[data-pile^="t"]')].map((group) => [...group.querySelectorAll('.card.live')].map(box));
  return {
    scrolls: document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight || document.querySelector('#board').scrollWidth > document.querySelector('#board').clientWidth + 1,
    strips: cards.flatMap((column) => column.slice(1).map((card, i) => card.y - column[i].y)),
    ends: [...document.querySelectorAll('.card.end.live, .slot.empty')].map(box).filter((b) => b.width > 0),
    bar: [...document.querySelectorAll('#toolbar button')].map((node) => ({ ...box(node), name: node.dataset.do })).filter((b) => b.width > 0),
    tally: box(document.querySelector('#tally')), board: box(document.querySelector('#board')), toolbar: box(document.querySelector('#toolbar')),
    items: [...document.querySelectorAll('#tally .item')].map(box).filter((b) => b.width > 0),
  };
});

/** Two boxes that share more than a hairline. */
const touch = (a, b) => a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 1 && b.y < a.bottom - 1;

test('windows of all shapes', async (t) => {
  const app = await play(t, { screen: '2000x1200' });
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await playTo(app, LINE, 70);
  const variants = [{}, { faces: 'large' }, { leftHanded: true, theme: 'night' }, { theme: 'paper', inks: 'four' }];
  for (const [width, height] of SIZES) {
    for (const variant of variants) {
      await t.test(`${width}×${height} ${JSON.stringify(variant)}`, async () => {
        await app.resize(width, height);
        await set(app, { faces: 'auto', leftHanded: false, theme: 'green', inks: 'two', ...variant });
        await app.waitFor((w, theme) => document.querySelector('#board').getBoundingClientRect().width === w && document.documentElement.dataset.theme === theme, {}, width, variant.theme ?? 'green');
        assert.deepEqual(await picture(app), []);
        const it = await measure(app);
        assert.equal(it.scrolls, false);
        for (const strip of it.strips) assert.ok(strip >= (height < 480 ? 16 : 24) - 1, `a strip of ${strip}`);
        for (const end of it.ends) assert.ok(end.height >= 44, `an end card ${end.height} high`);
        for (const button of it.bar) {
          assert.ok(button.height >= (width <= 390 || height < 520 ? 44 : 34) && button.x >= 0 && button.right <= width + 0.5 && button.bottom <= height + 0.5, JSON.stringify(button));
          assert.ok(!it.bar.some((other) => other !== button && touch(other, button)), `${button.name} lies on another button`);
        }
        for (const item of it.items) {
          assert.ok(item.x >= 0 && item.right <= width + 0.5 && item.y >= 0 && item.bottom <= height + 0.5, `the status line leaves the window: ${JSON.stringify(item)}`);
          assert.ok(!it.bar.some((button) => touch(button, item)), 'the status line lies on a button');
          assert.ok(!it.ends.some((end) => touch(end, item)), 'the status line lies on a card');
        }
        // Undo stands far from what throws a game away.
        const undo = it.bar.findIndex(({ name }) => name === 'undo');
        const sorted = [...it.bar].sort((a, b) => a.x - b.x).map(({ name }) => name), place = sorted.indexOf('undo');
        assert.ok(undo >= 0);
        for (const name of ['new', 'restart']) if (sorted.includes(name)) assert.ok(Math.abs(sorted.indexOf(name) - place) > 1 || Math.abs(it.bar.find((b) => b.name === name).x - it.bar[undo].x) > 100, `${name} is beside Undo`);
      });
    }
  }
  assert.deepEqual(await app.errors(), []);
});

test('three cards of the waste show their index, and only the top one can be reached', async (t) => {
  const app = await play(t);
  await deal(app, { kind: 'seed', text: 'klondike-1' }, { ...RULES, draw: 3 });
  await playTo(app, ['draw', 'draw'], 2);
  for (const size of [[320, 568], [390, 844], [1000, 720], [568, 320]]) {
    await app.resize(...size);
    await app.waitFor((w) => document.querySelector('#board').getBoundingClientRect().width === w, {}, size[0]);
    const fan = await app.execute(() => [...document.querySelectorAll('[data-pile="waste"] .card')].filter((card) => getComputedStyle(card).visibility === 'visible').slice(-3).map((card) => {
      const { x, y, width } = card.getBoundingClientRect();
      return { x, y, width, live: card.classList.contains('live'), hidden: card.getAttribute('aria-hidden') };
    }));
    assert.equal(fan.length, 3);
    for (const [a, b] of [[fan[0], fan[1]], [fan[1], fan[2]]]) assert.ok(Math.max(b.x - a.x, b.y - a.y) >= Math.min(24, 0.45 * a.width), JSON.stringify(fan));
    assert.deepEqual(fan.map(({ live }) => live), [false, false, true]);
    assert.deepEqual(fan.map(({ hidden }) => hidden), ['true', 'true', null]);
  }
});

test('an empty column says what it takes', async (t) => {
  const app = await play(t);
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  let now = await settled(app);
  for (let i = 0; !now.piles.some((pile) => pile.id[0] === 't' && pile.cards.length === 0); i += 1) now = await playTo(app, [LINE[i]], 1);
  const empty = now.piles.find((pile) => pile.id[0] === 't' && pile.cards.length === 0);
  await app.press(empty.id[1]);
  assert.match(await app.execute(() => document.activeElement.getAttribute('aria-label')), /empty.*king/i);
  assert.ok(await app.execute((id) => document.querySelector(`[data-pile="${id}"] .slot svg path`) !== null, empty.id));
});

test('large print has an index of 20 px even in a narrow window', async (t) => {
  const app = await play(t, { size: [360, 740], settings: { faces: 'large' } });
  await app.waitFor(() => document.querySelector('#board').getBoundingClientRect().width === 360);
  const high = await app.execute(() => {
    const card = document.querySelector('[data-pile="t1"] .card.live'), svg = card.querySelector('svg');
    // The ink of the index ends above 0.52 of the card's width; nothing of the body begins there.
    const boxes = [...svg.querySelectorAll('path')].map((path) => path.getBBox());
    return { scale: card.getBoundingClientRect().width / 250, tops: boxes.map((b) => b.y) };
  });
  assert.ok(112 * high.scale >= 20, JSON.stringify(high));
});

test('dark, reduced motion: as the system asks, without a restart of the page', async (t) => {
  const app = await play(t, { gtk: ['gtk-enable-animations=0', 'gtk-application-prefer-dark-theme=1'], settings: { animation: 'slow', theme: 'system' } });
  assert.ok(await app.execute(() => matchMedia('(prefers-reduced-motion: reduce)').matches), 'the webview hears of reduced motion');
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await app.press('d', 'd');
  await settled(app);
  assert.equal(await app.execute(() => document.getAnimations().filter((a) => a.playState === 'running').length), 0);
  assert.deepEqual(await picture(app), []);
  if (await app.execute(() => matchMedia('(prefers-color-scheme: dark)').matches)) {
    assert.equal(await app.execute(() => document.documentElement.dataset.theme), 'night');
  }
});

test('mute is remembered, and no audio is touched while mute', async (t) => {
  const app = await play(t, { settings: { sound: false } });
  const again = await app.restart();
  await again.waitFor(() => document.documentElement.classList.contains('ready'));
  const made = await again.executeAsync(async () => {
    let count = 0;
    const { AudioContext } = globalThis;
    globalThis.AudioContext = class extends AudioContext { constructor() { super(); count += 1; } };
    document.querySelector('[data-pile="stock"] .slot').click();
    await new Promise((done) => { setTimeout(done, 200); });
    return count;
  });
  assert.equal(made, 0);
});

test('twice the text and 320 px lose nothing; a larger deck scrolls and keeps the focus in view', async (t) => {
  const app = await play(t, { size: [320, 568], settings: { textScale: 200 } });
  await app.waitFor(() => getComputedStyle(document.documentElement).fontSize === '32px');
  await app.waitFor(() => document.querySelector('#board').getBoundingClientRect().bottom <= document.querySelector('#toolbar').getBoundingClientRect().y + 1, { what: 'the board to end above the bar' });
  assert.deepEqual(await picture(app), []);
  const it = await measure(app);
  assert.equal(it.scrolls, false);
  for (const item of [...it.items, ...it.bar]) assert.ok(item.x >= 0 && item.right <= 320.5 && item.y >= 0 && item.bottom <= 568.5, JSON.stringify(item));
  for (const button of it.bar) {
    const words = await app.execute((name) => { const { width } = document.querySelector(`#toolbar [data-do="${name}"] span`).getBoundingClientRect(); return width; }, button.name);
    assert.ok(words <= button.width + 1, `${button.name}: ${words} of ${button.width}`);
  }
  await set(app, { textScale: 100, cardScale: 200 });
  await app.resize(1000, 720);
  await app.waitFor(() => document.querySelector('#board').scrollWidth > document.querySelector('#board').clientWidth, { what: 'a deck larger than the window' });
  for (const key of ['Home', 'End', 'w', '1', '7', '4']) {
    await app.press(key);
    const seen = await app.execute(() => {
      const box = document.activeElement.getBoundingClientRect(), board = document.querySelector('#board').getBoundingClientRect();
      return box.x >= board.x - 1 && box.right <= board.right + 1 && box.y >= board.y - 1 && box.y < board.bottom - 20;
    });
    assert.ok(seen, `${key}: the focus is out of view`);
  }
  assert.equal(await app.execute(() => document.documentElement.scrollWidth <= innerWidth), true);
});
