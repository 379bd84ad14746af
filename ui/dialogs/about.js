// About the game: no network, no account, no money.
import { button, h } from '../dom.js';
import { t } from '../text.js';

/** @returns {import('../dialogs.js').Parts} */
export function build() {
  const close = button('close', { cls: 'primary' });
  return {
    title: 'about-title', first: close, actions: [button('licences', { text: 'about-licences' }), close],
    body: [h('p', { class: 'note' }, `${t('about-version')} ${t('version')}`), ...['about-text', 'about-network', 'about-data', 'about-money', 'about-licence'].map((id) => h('p', { 'data-text': id }))],
  };
}
