// Every screen, in every theme: axe finds nothing, targets are large enough, Tab alone reaches all of it, and the focus
// is always on something that is there, named, seen and not covered. Dialogs have their own test for the same.
import assert from 'node:assert/strict';
import test from 'node:test';
import { violations } from './harness/axe.mjs';
import { call, deal, play, playTo, set, settled, solution } from './table.mjs';

const LINE = solution('klondike-1').actions;
const THEMES = ['green', 'night', 'paper', 'contrast'];
const opened = (app, id) => app.waitFor((name) => document.querySelector(`dialog#${name}[open]`)?.contains(document.activeElement), { what: `dialog ${id}` }, id);
const closed = (app) => app.waitFor(() => !document.querySelector('dialog[open]'), { what: 'no dialog' });

/** What is wrong with the focus; empty when all is well. */
const focusFaults = (app) => app.execute(() => {
  const node = document.activeElement, wrong = [];
  if (!node || node === document.body || node === document.documentElement) return ['nothing has the focus'];
  const name = node.getAttribute('aria-label') || node.labels?.[0]?.textContent || node.textContent || node.title;
  if (!name?.trim()) wrong.push('no name');
  const box = node.getBoundingClientRect(), on = node.matches('.card, .slot'), ring = document.querySelector('#ring');
  const mark = on ? ring.getBoundingClientRect() : box;
  if (!node.checkVisibility() || box.width < 1 || box.height < 1) wrong.push('not shown');
  if (mark.right <= 0 || mark.bottom <= 0 || mark.x >= innerWidth || mark.y >= innerHeight) wrong.push('outside the window');
  if (on && (ring.hidden || Math.abs(mark.x - box.x) > 12)) wrong.push('no ring');
  const style = getComputedStyle(node.closest('.pictures label') ?? node);
  if (!on && node.id !== 'board' && !(parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== 'none') && style.boxShadow === 'none') wrong.push('no mark of focus');
  // Not covered: somewhere in it, a point of its own is on top.
  const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((a) => [0.03, 0.1, 0.3, 0.5, 0.9].map((b) => document.elementFromPoint(box.x + box.width * a, box.y + box.height * b)));
  const own = (/** @type {Element | null} */ at) => at && (node.contains(at) || at.contains(node) && !at.matches('dialog, body, html, main, #board, #piles, [data-pile]') || node.closest('[data-pile]')?.contains(at) && node.matches('.slot'));
  if (!points.some(own)) wrong.push(`covered by ${points[0]?.id || points[0]?.className || points[0]?.tagName}`);
  return wrong.map((what) => `${name.trim().slice(0, 40)}: ${what}`);
});
const wellFocused = async (app, what) => assert.deepEqual(await focusFaults(app), [], what);

test('axe finds nothing on the table, in any theme, at any moment', async (t) => {
  const app = await play(t);
  for (const theme of THEMES) {
    await set(app, { theme, inks: theme === 'paper' ? 'four' : 'two', faces: theme === 'contrast' ? 'large' : 'auto' });
    await deal(app, { kind: 'seed', text: 'klondike-1' });
    await app.waitFor((name) => document.documentElement.dataset.theme === name, { what: theme }, theme);
    assert.deepEqual(await violations(app), [], `${theme}, start`);
    const now = await playTo(app, LINE, 40);
    const move = now.legal.find(({ action, from }) => action.kind === 'move' && from[0] === 't');
    await app.press(move.from[1], ...Array(move.count - 1).fill('ArrowUp'), 'Enter');
    await app.waitFor(() => document.querySelector('.card.held'));
    assert.deepEqual(await violations(app), [], `${theme}, a card in hand`);
    await app.press('Escape', 'h');
    await app.waitFor(() => document.querySelector('#status').classList.contains('shown'));
    assert.deepEqual(await violations(app), [], `${theme}, a hint`);
    await app.press('p');
    await opened(app, 'pause');
    assert.deepEqual(await violations(app), [], `${theme}, paused`);
    await app.press('Enter');
    await closed(app);
    await call(app, 'end_deal');
    await opened(app, 'summary');
    assert.deepEqual(await violations(app), [], `${theme}, summary`);
    await app.press('Escape');
    await closed(app);
  }
});

test('targets of the table are large enough', async (t) => {
  const app = await play(t);
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await playTo(app, LINE, 40);
  for (const [size, least] of [[[390, 844], 44], [[1000, 720], 24], [[320, 568], 24]]) {
    await app.resize(...size);
    await app.waitFor((w) => document.querySelector('#piles').getBoundingClientRect().right <= w + 1, {}, size[0]);
    const small = await app.execute((min) => [...document.querySelectorAll('#toolbar button, .card.end.live, .slot.empty, [data-pile="stock"] .slot')].filter((node) => node.checkVisibility()).flatMap((node) => {
      const box = node.getBoundingClientRect();
      return box.height < min - 0.5 || box.width < Math.min(min, 24) - 0.5 ? [`${node.getAttribute('aria-label') || node.dataset.do}: ${box.width} × ${box.height}`] : [];
    }), least);
    assert.deepEqual(small, [], String(size));
  }
});

test('by Tab alone each control of the window is reached, named and seen', async (t) => {
  for (const tabStops of ['board', 'cards']) {
    const app = await play(t, { settings: { tabStops } });
    await deal(app, { kind: 'seed', text: 'klondike-1' });
    await playTo(app, LINE, 40);
    await app.press('s');
    const all = await app.execute(() => {
      const list = [...document.querySelectorAll('button, a[href], input, select, textarea, summary, [tabindex]')].filter((node) => node.tabIndex >= 0 && !node.disabled && node.checkVisibility());
      list.forEach((node, i) => { node.dataset.stop = String(i); });
      return list.map((node) => node.getAttribute('aria-label') ?? node.textContent);
    });
    assert.ok(tabStops === 'board' ? all.length < 16 : all.length > 20, `${tabStops}: ${all.length} stops`);
    for (const way of ['Tab', 'Shift+Tab']) {
      const seen = new Set();
      for (let i = 0; i < all.length + 2; i += 1) {
        await app.press(way);
        await wellFocused(app, `${tabStops}, ${way} ${i}`);
        seen.add(await app.execute(() => document.activeElement.dataset.stop));
      }
      assert.deepEqual(all.filter((_, i) => !seen.has(String(i))), [], `${tabStops}: not reached by ${way}`);
    }
  }
});

test('after every action the focus is on something sensible', async (t) => {
  const app = await play(t);
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await playTo(app, LINE, 40);
  await app.press('s');
  const keys = ['Enter', 'd', 'u', 'u', 'y', 'w', 'Enter', 'Escape', 'o', 'o', 'o', 'o', 'f', 'a', '1', 'f', 'a', '7', 'a', '3', 'Enter', 'Enter', 'x', 'u', 'h', 'v', 'Escape', 'c', 't', 'g', 'i', 'k', 'Shift+k', 'l', 'Home', 'End', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'Shift+1', 'Shift+7', 'F6', 'F6', 'Shift+F6', 'F6', 'r', 'Ctrl+z', 'Ctrl+y', 'Ctrl+Shift+z'];
  for (const key of keys) {
    await app.press(key);
    await settled(app);
    await wellFocused(app, key);
  }
  for (const [key, id] of [['n', 'setup'], ['m', 'more'], ['F1', 'help'], ['p', 'pause']]) {
    await app.press('4');
    await app.press(key);
    await opened(app, id);
    await wellFocused(app, id);
    await app.press(id === 'pause' ? 'Enter' : 'Escape');
    await closed(app);
    await wellFocused(app, `after ${id}`);
    assert.equal(await app.execute(() => document.activeElement.closest('[data-pile]')?.dataset.pile), 't4', `back from ${id}`);
  }
  // The window is made smaller and larger with the focus on a deep card.
  await app.press('7');
  for (const size of [[390, 844], [844, 390], [1000, 720]]) {
    await app.resize(...size);
    await settled(app);
    await wellFocused(app, String(size));
  }
  // The summary, and what follows it.
  await call(app, 'end_deal');
  await opened(app, 'summary');
  await wellFocused(app, 'summary');
  await app.press('Escape');
  await closed(app);
  await wellFocused(app, 'after the summary');
  await call(app, 'new_game', { setup: null });
  await settled(app);
  await wellFocused(app, 'a new deal');
  assert.deepEqual(await app.errors(), []);
});

test('reduced motion is obeyed, and nothing is lost at 320 pixels with text twice as large', async (t) => {
  const app = await play(t, { gtk: 'gtk-enable-animations=0', settings: { animation: 'normal', textScale: 200 } });
  assert.ok(await app.execute(() => matchMedia('(prefers-reduced-motion: reduce)').matches));
  await deal(app, { kind: 'seed', text: 'klondike-1' });
  await app.press('d');
  await app.waitFor(() => document.querySelectorAll('[data-pile="waste"] .card').length === 1);
  assert.equal(await app.execute(() => document.getAnimations().filter((each) => each.playState === 'running').length), 0);
  await app.resize(320, 568);
  await app.waitFor(() => document.documentElement.dataset.mode === 'phone');
  const out = await app.execute(() => [...document.querySelectorAll('#toolbar button, #tally > *, .card.live, .slot.empty')].filter((node) => node.checkVisibility()).flatMap((node) => {
    const box = node.getBoundingClientRect();
    return box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1 ? [node.getAttribute('aria-label') ?? node.dataset.do ?? node.textContent] : [];
  }));
  assert.deepEqual(out, []);
  assert.ok(await app.execute(() => document.documentElement.scrollWidth <= innerWidth), 'no sideways scroll');
  assert.deepEqual(await app.errors(), []);
});
