// Everything that has no place in the bar.
import { button, h } from '../dom.js';
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../protocol.d.ts').Can} Can */

/** Name, icon, and what the view must allow. @type {readonly [string, string, (keyof Can)?][][]} */
const GROUPS = [
  [['pause', 'pause', 'pause'], ['finish', 'finish', 'finish'], ['send-home', 'send-home', 'sendHome'], ['restart', 'restart', 'restart'], ['bring-back', 'back-to', 'bringBack'],
    ['other-draw', 'shuffle'], ['end-deal', 'flag', 'endDeal']],
  [['daily', 'calendar'], ['verified', 'star'], ['copy-deal', 'copy'], ['paste-deal', 'paste']],
  [['demo', 'play', 'demo'], ['demo-step', 'step', 'demo'], ['review', 'eye'], ['records', 'records']],
  [['settings', 'settings'], ['help', 'help'], ['about', 'info']],
];

/** @param {App} app @returns {import('../dialogs.js').Parts} */
export function build(app) {
  const { can } = app.game.view;
  const groups = GROUPS.map((group) => h('div', { class: 'items' }, ...group.map(([what, icon, allowed]) => {
    const node = button(what, { icon, cls: 'item' });
    node.disabled = allowed !== undefined && !can[allowed];
    return node;
  })));
  return { title: 'menu-title', body: groups, first: groups[0].querySelector('button:not([disabled])') ?? groups[1].querySelector('button') };
}
