// What the next deal is and by which rules it is played.
import { button, h } from '../dom.js';
import { t } from '../text.js';
import { choice, dashed, doer, draws, line, picked, reason, row, select, set, tell, tick } from './form.js';
import { dealField } from './paste.js';
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../protocol.d.ts').Setup} Setup */
/** @typedef {import('../protocol.d.ts').DealRequest} DealRequest */

const KINDS = /** @type {const} */ (['winnable', 'random', 'seed', 'level', 'daily', 'verified', 'practice', 'pasted']);
const LEVELS = ['easy', 'medium', 'hard', 'expert'];
const SCORINGS = ['none', 'points', 'standard', 'standardTimed', 'vegas', 'vegasCumulative'];
const DIGITS = [...'123456789'];

/** @param {App} app @returns {import('../dialogs.js').Parts} */
export function build(app) {
  const { deal, rules, scoring } = app.setup;
  const known = KINDS.find((kind) => kind === deal.kind) ?? 'seed';
  const said = line('setup-said');
  /** @type {import('./paste.js').Deal | null} */
  let pasted = null;
  const kind = select('setup-kind', KINDS.map((k) => [k, `setup-deal-${k}`]), known);
  const seed = h('input', { id: 'setup-seed', type: 'text', dir: 'auto', spellcheck: 'false', autocomplete: 'off', 'aria-describedby': said.id, value: deal.kind === 'seed' ? deal.text : 'klondike-1' });
  const level = choice('setup-level', LEVELS.map((l) => [l, `setup-level-${l}`]), deal.kind === 'level' ? deal.level : 'easy');
  const number = h('input', { id: 'setup-number', type: 'number', min: 1, max: 120, required: true, value: deal.kind === 'verified' ? deal.number : 1 });
  const text = dealField(app, said, (read) => {
    pasted = read;
    start.disabled = !read;
    if (read?.rules) rule(read.rules);
  });
  const noteOf = (/** @type {string} */ id) => h('p', { class: 'note', 'data-text': id });
  const note = h('p', { class: 'note' }), fixed = noteOf('setup-passes-fixed'), scoreNote = h('p', { class: 'note' });
  const draw = draws('setup-draw', rules.draw);
  const passes = select('setup-passes', [['', 'setup-passes-unlimited'], ...DIGITS.map((n) => /** @type {const} */ ([n, `setup-passes-${n}`]))], String(rules.passes ?? ''));
  const empty = choice('setup-empty', ['kings', 'any'].map((e) => [e, `setup-empty-column-${e}`]), rules.emptyColumn);
  const worry = tick('setup-worry', 'setup-worry-back', rules.worryBack);
  const score = select('setup-scoring', SCORINGS.map((s) => [s, `setup-scoring-${dashed(s)}`]), scoring);
  const rows = /** @type {Record<string, HTMLElement>} */ ({
    seed: row('setup-seed', seed, noteOf('setup-seed-note')), level: set('setup-level', level), pasted: row('paste-field', text, noteOf('paste-intro')),
    verified: row('setup-verified-number', number, button('verified', { icon: 'star' })), daily: h('div', { class: 'row' }, h('span'), button('daily', { icon: 'calendar' })),
  });
  /** @param {HTMLElement} group @param {string | number} value */
  const pick = (group, value) => { for (const input of group.querySelectorAll('input')) input.checked = input.value === String(value); };
  const tickbox = /** @type {HTMLInputElement} */ (worry.querySelector('input'));
  const rule = (/** @type {Setup['rules']} */ r) => {
    pick(draw, r.draw);
    pick(empty, r.emptyColumn);
    passes.value = String(r.passes ?? '');
    tickbox.checked = r.worryBack;
  };

  const vegas = () => score.value.startsWith('vegas');
  /** @returns {DealRequest} */
  const request = () => {
    switch (kind.value) {
      case 'seed': return { kind: 'seed', text: seed.value };
      case 'level': return { kind: 'level', level: /** @type {import('../protocol.d.ts').Level} */ (picked(level)) };
      case 'verified': return { kind: 'verified', number: number.valueAsNumber || 0 };
      case 'daily': return { kind: 'daily', date: null };
      case 'pasted': return pasted?.request ?? { kind: 'pasted', text: text.value };
      default: return { kind: /** @type {'random' | 'winnable' | 'practice'} */ (kind.value) };
    }
  };
  /** @returns {Setup} */
  const setup = () => {
    const count = picked(draw) === '3' ? 3 : 1;
    return {
      deal: request(), scoring: /** @type {Setup['scoring']} */ (score.value),
      rules: { draw: count, passes: vegas() ? count : Number(passes.value) || null, emptyColumn: /** @type {'kings' | 'any'} */ (picked(empty)), worryBack: tickbox.checked },
    };
  };
  let asked = 0;
  const show = async () => {
    for (const [name, node] of Object.entries(rows)) node.hidden = name !== kind.value;
    note.textContent = t(`setup-deal-${kind.value}-note`);
    scoreNote.textContent = t(`setup-scoring-${dashed(score.value)}-note`);
    passes.disabled = vegas();
    fixed.hidden = !vegas();
    const mine = asked += 1;
    if (kind.value === 'pasted') { start.disabled = !pasted; return; }
    tell(said, '');
    start.disabled = kind.value === 'verified' && !number.checkValidity();
    if (kind.value !== 'seed') return;
    start.disabled = seed.value.trim() === '';
    const { ok, message } = await app.ipc.call('check_seed', { text: seed.value });
    if (mine !== asked) return;
    start.disabled = !ok;
    tell(said, ok ? '' : message, true);
  };
  const start = doer('start', () => {
    const next = setup();
    start.disabled = true;
    app.ipc.run(async () => {
      try {
        await app.ipc.send('new_game', () => ({ setup: next }));
        app.dialogs.close('setup');
      } catch (failure) {
        tell(said, reason(failure), true);
        start.disabled = false;
      }
    });
  }, { icon: 'play', cls: 'primary' });
  const form = h('form', { class: 'form', on: { input: () => { void show(); }, submit: (event) => { event.preventDefault(); start.click(); } } },
    row('setup-deal', kind, note), ...Object.values(rows), said, h('hr'), set('setup-draw', draw), row('setup-passes', passes, fixed),
    set('setup-empty-column', empty), h('div', { class: 'row' }, h('span'), worry), row('setup-scoring', score, scoreNote));
  void show();
  return { title: 'setup-title', first: start, actions: [button('close', { text: 'do-cancel' }), start], body: [form] };
}
