// The daily deals, a month at a time.
import { h } from '../dom.js';
import { iconNode } from '../art/draw.js';
import { fill } from '../text.js';
import { doer, draws, lay, picked, plain, rove, set } from './form.js';
import { weeks } from './geometry.js';
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../protocol.d.ts').CalendarView} CalendarView */

/** @param {App} app @returns {Promise<import('../dialogs.js').Parts>} */
export async function build(app) {
  let draw = app.game.view.rules.draw;
  /** @type {CalendarView} */
  let month;
  const said = h('p', { class: 'streak', role: 'status' });
  const head = h('h3', { id: 'calendar-month', 'aria-live': 'polite' });
  const grid = h('table', { 'aria-labelledby': head.id });
  const choose = draws('calendar-draw', draw);
  choose.addEventListener('change', () => { draw = picked(choose) === '3' ? 3 : 1; void load(month.month); });
  const turn = (/** @type {'previous' | 'next'} */ way) => doer(`calendar-${way}`, () => load(month[way]), { text: `calendar-${way}`, icon: way === 'next' ? 'chevron-right' : 'chevron-left', cls: 'quiet turn' });
  const before = turn('previous'), after = turn('next');
  const today = doer('today', () => load(null, ''));

  /** @param {number} way @param {HTMLElement} from */
  const page = (way, from) => { const to = way < 0 ? month.previous : month.next; if (to) void load(to, from.textContent ?? ''); };
  // Rows begin on a weekday, so seven on is the day below.
  const { stop } = rove(grid, () => 7, (key, from) => {
    if (key !== 'PageUp' && key !== 'PageDown') return false;
    page(key === 'PageUp' ? -1 : 1, from);
    return true;
  });

  /** Shows a month. `to`: the day that is focused, '' for today or the first. @param {string | null} wanted @param {string} [to] */
  const load = async (wanted, to) => {
    month = await app.ipc.call('calendar', { month: wanted, draw });
    head.textContent = month.title;
    said.textContent = month.streak;
    before.disabled = !month.previous;
    after.disabled = !month.next;
    grid.replaceChildren(
      h('thead', {}, h('tr', {}, ...month.weekdays.map((day) => h('th', { scope: 'col' }, day)))),
      h('tbody', {}, ...weeks(month).map((week) => h('tr', {}, ...week.map((day) => h('td', {}, day && h('button', {
        type: 'button', class: day.won ? 'won' : day.played ? 'played' : '', 'aria-label': day.label, title: day.label, 'aria-current': day.today ? 'date' : null,
        'aria-disabled': day.available ? null : 'true', 'data-date': day.date,
        on: { click: () => { if (day.available) lay(app, 'calendar', { kind: 'daily', date: day.date }, plain(app, String(draw))); } },
      }, h('span', {}, String(Number(day.date.slice(8)))), day.won ? iconNode('tick') : null)))))),
    );
    const all = [...grid.querySelectorAll('button')];
    const day = all.find((each) => (to ? each.textContent === to : each.getAttribute('aria-current'))) ?? (to ? all.at(-1) : null) ?? all.find((each) => !each.ariaDisabled) ?? all[0];
    if (day) stop(day);
    if (to !== undefined) day?.focus();
  };
  await load(null);
  const parts = h('div', { class: 'month' }, before, head, after);
  fill(parts);
  return {
    title: 'calendar-title', first: grid.querySelector('[tabindex="0"]'), actions: [today],
    body: [h('div', { class: 'form' }, set('calendar-draw', choose)), parts, grid, said],
  };
}
