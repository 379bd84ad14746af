// What the next deal is and by which rules it is played.
import { button, h } from '../dom.js';
import { t } from '../text.js';
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../protocol.d.ts').Setup} Setup */
/** @typedef {import('../protocol.d.ts').DealRequest} DealRequest */
/** @typedef {import('../protocol.d.ts').Level} Level */

const KINDS = /** @type {const} */ (['winnable', 'random', 'seed', 'level', 'daily', 'verified', 'practice']);
const LEVELS = /** @type {const} */ (['easy', 'medium', 'hard', 'expert']);
const SCORINGS = /** @type {const} */ (['none', 'points', 'standard', 'standardTimed', 'vegas', 'vegasCumulative']);
const dashed = (/** @type {string} */ name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param {string} id @param {readonly (readonly [string, string])[]} options value and text @param {string} value */
const select = (id, options, value) => h('select', { id }, ...options.map(([v, text]) => h('option', { value: v, selected: v === value }, text)));

/** One choice of a few, all seen. @param {string} name @param {readonly (readonly [string, string])[]} options @param {string} value */
const choice = (name, options, value) => h('span', { class: 'choice' }, ...options.map(([v, text]) => h(
  'label', {}, h('input', { type: 'radio', name, value: v, checked: v === value }), h('span', {}, text),
)));

/** @param {string} id @param {HTMLElement} field @param {Node | null} [note] */
const row = (id, field, note = null) => h('div', { class: 'row' }, h('label', { for: field.id, 'data-text': id }), h('div', {}, field, note));
/** @param {string} id @param {HTMLElement} group */
const set = (id, group) => h('fieldset', { class: 'row' }, h('legend', { 'data-text': id }), group);

/** @param {App} app @returns {import('../dialogs.js').Parts} */
export function build(app) {
  const { deal, rules, scoring } = app.setup;
  const known = KINDS.find((kind) => kind === deal.kind) ?? 'seed';
  const kind = select('setup-kind', KINDS.map((k) => [k, t(`setup-deal-${k}`)]), known);
  const seed = h('input', { id: 'setup-seed', type: 'text', spellcheck: 'false', autocomplete: 'off', 'aria-describedby': 'setup-said', value: deal.kind === 'seed' ? deal.text : 'klondike-1' });
  const level = select('setup-level', LEVELS.map((l) => [l, t(`setup-level-${l}`)]), deal.kind === 'level' ? deal.level : 'easy');
  const number = h('input', { id: 'setup-number', type: 'number', min: 1, max: 120, value: deal.kind === 'verified' ? deal.number : 1 });
  const note = h('p', { class: 'note' }), said = h('p', { id: 'setup-said', class: 'said', role: 'status' });
  const seedNote = h('p', { class: 'note', 'data-text': 'setup-seed-note' });
  const draw = choice('setup-draw', [['1', t('setup-draw-1')], ['3', t('setup-draw-3')]], String(rules.draw));
  const passes = select('setup-passes', [['', t('setup-passes-unlimited')], ...'123456789'.split('').map((n) => /** @type {const} */ ([n, n]))], String(rules.passes ?? ''));
  const passesNote = h('p', { class: 'note', 'data-text': 'setup-passes-fixed' });
  const empty = choice('setup-empty', [['kings', t('setup-empty-column-kings')], ['any', t('setup-empty-column-any')]], rules.emptyColumn);
  const worry = h('input', { id: 'setup-worry', type: 'checkbox', checked: rules.worryBack });
  const score = select('setup-scoring', SCORINGS.map((s) => [s, t(`setup-scoring-${dashed(s)}`)]), scoring);
  const scoreNote = h('p', { class: 'note' });
  const start = button('start', { icon: 'play', cls: 'primary' });
  const rows = { seed: row('setup-seed', seed, seedNote), level: row('setup-level', level), verified: row('setup-verified-number', number) };

  const picked = (/** @type {HTMLElement} */ group) => /** @type {HTMLInputElement} */ (group.querySelector('input:checked')).value;
  /** @returns {DealRequest} */
  const request = () => {
    switch (kind.value) {
      case 'seed': return { kind: 'seed', text: seed.value };
      case 'level': return { kind: 'level', level: /** @type {Level} */ (level.value) };
      case 'verified': return { kind: 'verified', number: number.valueAsNumber || 0 };
      case 'daily': return { kind: 'daily', date: null };
      default: return { kind: /** @type {'random' | 'winnable' | 'practice'} */ (kind.value) };
    }
  };
  /** @returns {Setup} */
  const setup = () => {
    const count = picked(draw) === '3' ? 3 : 1, vegas = score.value.startsWith('vegas');
    return {
      deal: request(), scoring: /** @type {Setup['scoring']} */ (score.value),
      rules: { draw: count, passes: vegas ? count : Number(passes.value) || null, emptyColumn: /** @type {'kings' | 'any'} */ (picked(empty)), worryBack: worry.checked },
    };
  };
  let asked = 0;
  const show = async () => {
    const vegas = score.value.startsWith('vegas');
    for (const [name, node] of Object.entries(rows)) node.hidden = name !== kind.value;
    note.textContent = t(`setup-deal-${kind.value}-note`);
    scoreNote.textContent = t(`setup-scoring-${dashed(score.value)}-note`);
    passes.disabled = vegas;
    passesNote.hidden = !vegas;
    const mine = asked += 1;
    said.textContent = '';
    start.disabled = false;
    if (kind.value === 'verified') start.disabled = !number.checkValidity();
    if (kind.value !== 'seed') return;
    const blank = seed.value.trim() === '';
    start.disabled = blank;
    if (blank) said.textContent = t('setup-seed-blank');
    const { ok, message } = await app.ipc.call('check_seed', { text: seed.value });
    if (mine !== asked) return;
    start.disabled = !ok;
    said.textContent = ok ? '' : message;
  };
  const form = h('form', { on: { input: () => { void show(); }, submit: (event) => { event.preventDefault(); if (!start.disabled) start.click(); } } },
    row('setup-deal', kind, note), rows.seed, rows.level, rows.verified, set('setup-draw', draw), row('setup-passes', passes, passesNote),
    set('setup-empty-column', empty), h('div', { class: 'row' }, h('span'), h('label', { class: 'tick' }, worry, h('span', { 'data-text': 'setup-worry-back' }))),
    row('setup-scoring', score, scoreNote), said);
  start.addEventListener('click', (event) => {
    event.preventDefault();
    const next = setup();
    start.disabled = true;
    app.ipc.run(async () => {
      try {
        await app.ipc.send('new_game', () => ({ setup: next }));
        app.setup = next;
        app.dialogs.close('setup');
      } catch (failure) {
        said.textContent = /** @type {any} */ (failure)?.message ?? t('error-title');
        start.disabled = false;
      }
    });
  });
  void show();
  return { title: 'setup-title', first: start, actions: [button('close', { text: 'do-cancel' }), start], body: [form] };
}
