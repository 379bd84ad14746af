// A finished game, move by move: what could still be won, what lost it, and a shorter way.
import { button, h } from '../dom.js';
import { fill, t } from '../text.js';
import { doer } from './form.js';
import { path, points, runs } from './geometry.js';
import { g, stretch } from './plot.js';
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../protocol.d.ts').ReviewView} ReviewView */
/** @typedef {import('../protocol.d.ts').VerdictState} VerdictState */

const LEVELS = /** @type {const} */ (['winnable', 'unknown', 'unwinnable']);
/** Where the line runs: a third for each verdict. @param {VerdictState} verdict */
const level = (verdict) => 100 / 6 + (Math.max(0, LEVELS.indexOf(verdict === 'thinking' ? 'unknown' : verdict)) * 100) / 3;

/** @param {App} app @returns {Promise<import('../dialogs.js').Parts>} */
export async function build(app) {
  /** @type {ReviewView} */
  let view = await app.ipc.call('review', {});
  let at = view.lostAt ?? view.steps.length - 1, open = true;
  const word = (/** @type {VerdictState} */ verdict) => t(`review-${verdict}`);
  const text = h('p', { role: 'status' });
  const graph = h('div', { class: 'graph' }), now = g('path', { class: 'now' });
  const slider = h('input', { id: 'review-at', type: 'range', min: 0, 'data-label': 'review-move', on: { input: () => go(slider.valueAsNumber) } });
  const here = h('p', { class: 'here', 'aria-hidden': 'true' });
  const own = h('ol', { start: 0 }), best = h('ol'), short = h('p', { class: 'note' }), beside = h('section', {}, h('h3', { 'data-text': 'review-shortest' }), short, best);
  const step = (/** @type {string} */ id, /** @type {string} */ icon, /** @type {() => number} */ to) => doer(`review-${id}`, () => go(to()), { icon, text: `review-${id}`, cls: 'quiet turn' });
  const last = () => view.steps.length - 1;
  const lost = doer('review-lost', () => go(view.lostAt ?? 0), { text: 'review-lost', icon: 'flag' });
  const bar = h('div', { class: 'bar' }, step('first', 'back-to', () => 0), step('previous', 'chevron-left', () => at - 1), slider, step('next', 'chevron-right', () => at + 1), step('last', 'step', last));

  /** @param {number} to */
  const go = (to) => {
    at = Math.max(0, Math.min(last(), to));
    const { move, name, verdict, home } = view.steps[at];
    const said = [`${t('review-move')} ${move}`, name, word(verdict), `${t('review-home')}: ${home}`].filter(Boolean).join(' · ');
    here.textContent = said;
    slider.value = String(at);
    slider.setAttribute('aria-valuetext', said);
    now.setAttribute('d', `M${((at + 0.5) * 100) / view.steps.length} 0V100`);
    const items = [...own.children];
    for (const item of items) item.toggleAttribute('aria-current', false);
    items[at]?.setAttribute('aria-current', 'step');
    own.scrollTop = /** @type {HTMLElement} */ (items[at]).offsetTop - own.offsetTop - own.clientHeight / 2;
  };
  const show = () => {
    const { steps, lostAt, shortest } = view, wide = 100 / steps.length;
    text.textContent = view.text;
    lost.hidden = lostAt === null;
    slider.max = String(last());
    const bands = runs(steps.map(({ verdict }) => verdict)).map(({ from, to, value }) => g('rect', { class: `band ${value}`, x: from * wide, y: 0, width: (to - from) * wide, height: 100 }));
    const line = steps.flatMap(({ verdict }, i) => /** @type {[number, number][]} */ ([[i * wide, level(verdict)], [(i + 1) * wide, level(verdict)]]));
    graph.replaceChildren(
      h('div', { class: 'up', 'aria-hidden': 'true' }, ...LEVELS.map((verdict) => h('span', {}, t(`review-${verdict}`)))),
      stretch(t('review-graph'), ...bands, g('path', { class: 'home', d: path(points(steps.map(({ home }) => home), 52)) }), g('path', { class: 'line', d: path(line) }),
        ...(lostAt === null ? [] : [g('path', { class: 'dots', d: `M${(lostAt + 0.5) * wide} ${level('unwinnable')}h.01` })]), now));
    own.replaceChildren(...steps.map(({ name, verdict }, i) => h('li', { class: verdict, 'data-step': i }, name || t('review-start'))));
    beside.hidden = !shortest;
    if (shortest) {
      short.textContent = shortest.text;
      best.replaceChildren(...shortest.lines.map((each) => h('li', {}, each)));
    }
    go(at);
  };
  own.addEventListener('click', (event) => { const li = /** @type {HTMLElement} */ (event.target).closest('li'); if (li) go(Number(li.dataset.step)); });
  graph.addEventListener('click', (event) => {
    const box = graph.querySelector('svg')?.getBoundingClientRect();
    if (box) go(Math.floor(((event.clientX - box.x) / box.width) * view.steps.length));
  });
  const watch = async () => {
    while (open && view.pending) {
      await new Promise((done) => setTimeout(done, 700));
      if (!open) return;
      view = await app.ipc.call('review', {});
      if (view.lostAt !== null && at === last()) at = view.lostAt;
      show();
    }
  };
  const lists = h('div', { class: 'lists' }, h('section', {}, h('h3', { 'data-text': 'review-steps' }), own), beside);
  for (const [list, label] of /** @type {const} */ ([[own, 'review-steps'], [best, 'review-shortest']])) { list.tabIndex = 0; list.dataset.label = label; }
  fill(lists);
  show();
  setTimeout(() => { if (open) go(at); }); // the list has no height before it is shown
  void watch().catch(() => {});
  return {
    title: 'review-title', first: slider, actions: [button('replay'), button('close', { cls: 'primary' })], closed: () => { open = false; },
    body: [h('div', { class: 'what' }, text, lost), graph, bar, here, lists],
  };
}
