// The settings: each applies at once.
import { button, h } from '../dom.js';
import { backSample } from '../art/draw.js';
import { fill, languages, t } from '../text.js';
import { GROUPS, isRange, valueOf, written } from './fields.js';
import { choice, copy, dashed, doer, line, reason, row, rove, select, set, tell, tick } from './form.js';
import { keyTable } from './remap.js';
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../protocol.d.ts').Settings} Settings */
/** @typedef {import('./fields.js').Field} Field */

/** The table in a theme's colours. @param {string} theme */
const sample = (theme) => h('span', { class: 'sample', 'aria-hidden': 'true', 'data-theme': theme === 'system' ? 'green' : theme },
  theme === 'system' ? h('span', { class: 'half', 'data-theme': 'night' }) : null, h('span', { class: 'paper' }, h('i'), h('i')));

/** @param {App} app @param {string} [open] a group @returns {import('../dialogs.js').Parts} */
export function build(app, open = 'look') {
  const said = line();
  const value = (/** @type {string} */ name) => /** @type {any} */ (app.settings)[name];
  let asked = 0;
  /** @param {object} args */
  const send = async (args) => {
    const mine = asked += 1;
    try {
      const kept = await app.ipc.call('set_settings', args);
      if (JSON.stringify(app.settings) !== JSON.stringify(kept.settings)) app.settled({ ...kept, words: null });
      tell(said, '');
    } catch (failure) {
      tell(said, reason(failure), true);
    }
    if (mine === asked) show();
  };

  /** @param {string} name @param {Field} field */
  const control = (name, field) => {
    const id = `settings-${dashed(name)}`, note = t(`${id}-note`) ? h('p', { class: 'note', 'data-text': `${id}-note` }) : null;
    if (name === 'keys') return keyTable(app, (keys) => send({ settings: { keys } }));
    if (field === null) return h('div', { class: 'row' }, h('div', { class: 'value' }, tick(id, id, value(name)), note));
    if (isRange(field)) {
      const [min, max, step] = field;
      return row(id, h('input', { id, type: 'range', min, max, step, value: value(name) }), h('output', { for: id }), note);
    }
    if (name === 'language') return row(id, select(id, [['', 'settings-language-system'], ...languages().map((l) => /** @type {const} */ ([l.id, l.name]))], value(name)), note);
    const options = field.map((v) => /** @type {const} */ ([v, `${id}-${v}`]));
    const picture = name === 'theme' ? sample : name === 'back' ? (/** @type {string} */ v) => backSample(v) : undefined;
    return picture || field.length < 4 ? set(id, choice(id, options, value(name), picture), note) : row(id, select(id, options, value(name)), note);
  };

  const panels = Object.entries(GROUPS).map(([group, fields]) => h('div', { id: `settings-${group}`, role: 'tabpanel', 'aria-labelledby': `tab-${group}`, class: 'form' },
    ...Object.entries(fields).map(([name, field]) => {
      const node = control(name, field);
      node.dataset.field = name;
      return node;
    })));
  panels.push(data());
  /** The controls show what is set. */
  const show = () => {
    for (const fields of Object.values(GROUPS)) for (const [name, field] of Object.entries(fields)) {
      const at = /** @type {HTMLElement} */ (panels.map((panel) => panel.querySelector(`[data-field="${name}"]`)).find(Boolean));
      if (name === 'keys') { at.dispatchEvent(new Event('keys')); continue; }
      for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (at.querySelectorAll('input, select'))) {
        if (input.type === 'checkbox') input.checked = value(name);
        else if (input.type === 'radio') input.checked = input.value === value(name);
        else input.value = value(name);
        if (isRange(field)) output(input, field);
      }
    }
  };
  /** @param {HTMLInputElement} input @param {import('./fields.js').Range} range */
  const output = (input, range) => {
    const text = written(range, Number(input.value), document.documentElement.lang);
    input.setAttribute('aria-valuetext', text);
    /** @type {HTMLElement} */ (input.parentElement?.querySelector('output')).textContent = text;
  };

  const tabs = panels.map(({ id }) => {
    const group = id.slice(9);
    return h('button', { type: 'button', role: 'tab', id: `tab-${group}`, 'aria-controls': id, 'data-text': id });
  });
  const list = h('div', { role: 'tablist', 'data-label': 'settings-title' }, ...tabs);
  const turn = (/** @type {HTMLElement} */ tab) => {
    tabs.forEach((each, i) => {
      each.setAttribute('aria-selected', String(each === tab));
      panels[i].hidden = each !== tab;
    });
    stop(tab);
    tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const { stop } = rove(list, () => 1);
  list.addEventListener('focusin', (event) => turn(/** @type {HTMLElement} */ (event.target)));
  list.addEventListener('click', (event) => { if (event.target !== list) turn(/** @type {HTMLElement} */ (/** @type {HTMLElement} */ (event.target).closest('button'))); });

  const body = h('div', { class: 'tabs' }, list, h('div', { class: 'panels' }, ...panels));
  body.addEventListener('input', ({ target }) => {
    const input = /** @type {HTMLInputElement} */ (target), [, field] = found(input);
    if (isRange(field)) output(input, field);
  });
  body.addEventListener('change', ({ target }) => {
    const input = /** @type {HTMLInputElement} */ (target), [name, field] = found(input);
    if (name) void send({ settings: { [name]: valueOf(field, input) } });
  });
  /** @param {HTMLElement} input @returns {[string, Field]} */
  const found = (input) => {
    const name = /** @type {HTMLElement | null} */ (input.closest('[data-field]'))?.dataset.field ?? '';
    return [name, Object.assign({}, ...Object.values(GROUPS))[name]];
  };

  function data() {
    const out = h('textarea', { id: 'settings-exported', rows: 4, readonly: true, dir: 'ltr', 'data-label': 'settings-export' });
    const field = h('textarea', { id: 'settings-import-text', rows: 4, dir: 'ltr', spellcheck: 'false' });
    const file = h('input', { id: 'settings-import-file', type: 'file', accept: '.json,application/json', on: { change: async () => { field.value = await file.files?.[0]?.text() ?? ''; } } });
    const more = h('div', { hidden: true }, out, doer('copy', () => copy(out, said), { icon: 'copy' }), doer('save', () => save(out.value), { text: 'settings-save', icon: 'download' }));
    let name = '';
    const save = (/** @type {string} */ text) => {
      const link = h('a', { download: name, href: URL.createObjectURL(new Blob([text], { type: 'application/json' })) });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    };
    /** @param {() => Promise<string>} work */
    const told = async (work) => {
      try {
        tell(said, await work());
      } catch (failure) {
        tell(said, reason(failure), true);
      }
    };
    const undo = doer('undo-import', () => told(async () => {
      const { text } = await app.ipc.call('undo_import', {});
      undo.hidden = true;
      return text;
    }), { icon: 'undo' });
    undo.hidden = true;
    const old = { settings: app.settings, setup: app.setup };
    const reset = doer('reset', async () => {
      Object.assign(old, { settings: app.settings, setup: app.setup });
      await send({ reset: true });
      back.hidden = false;
      tell(said, t('settings-was-reset'));
    });
    const back = doer('undo-reset', async () => { await send(old); back.hidden = true; tell(said, ''); reset.focus(); }, { text: 'do-undo', icon: 'undo' });
    back.hidden = true;
    const part = (/** @type {string} */ title, /** @type {Node[]} */ ...nodes) => [h('h3', { 'data-text': title }), h('p', { class: 'note', 'data-text': `${title}-note` }), ...nodes];
    return h('div', { id: 'settings-data', role: 'tabpanel', 'aria-labelledby': 'tab-data', class: 'form' },
      h('p', { 'data-text': 'settings-data-note' }),
      ...part('settings-export', doer('export', () => told(async () => {
        const reply = await app.ipc.call('export', {});
        name = reply.name;
        out.value = reply.json;
        more.hidden = false;
        return '';
      }), { icon: 'upload' }), more),
      ...part('settings-import', h('label', { for: file.id, 'data-text': 'settings-import-file' }), file, h('label', { for: field.id, 'data-text': 'settings-import-field' }), field,
        doer('import', () => told(async () => {
          const { text } = await app.ipc.call('import', { json: field.value });
          undo.hidden = false;
          return text;
        }), { icon: 'download' }), undo),
      ...part('settings-reset', reset, back));
  }

  const first = tabs[Object.keys(GROUPS).indexOf(open)] ?? tabs[0];
  turn(first);
  show();
  fill(body);
  return { title: 'settings-title', first, body: [body, said], actions: [button('close', { cls: 'primary' })] };
}
