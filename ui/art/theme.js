// Which theme shows: the player's choice, or what the system asks for.

/** @typedef {'green' | 'night' | 'paper' | 'contrast'} Theme */
/** @typedef {Theme | 'system'} ThemeChoice */
/** @typedef {'two' | 'four'} Inks */

/** @type {readonly Theme[]} */
export const THEMES = ['green', 'night', 'paper', 'contrast'];

/**
 * @param {ThemeChoice} choice
 * @param {{ dark: boolean, moreContrast: boolean }} system
 * @returns {Theme}
 */
export function resolveTheme(choice, { dark, moreContrast }) {
  if (choice !== 'system') return choice;
  return moreContrast ? 'contrast' : dark ? 'night' : 'green';
}

/**
 * Show a theme on an element (the page's root), and follow the system from then on while the choice is "system".
 * @param {HTMLElement} root
 * @param {(theme: Theme) => void} [changed] called with each theme that is shown
 * @returns {(choice: ThemeChoice, inks: Inks) => void} call it with each new choice
 */
export function themeFollower(root, changed = () => {}) {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const more = matchMedia('(prefers-contrast: more)'), forced = matchMedia('(forced-colors: active)');
  /** @type {ThemeChoice} */
  let choice = 'system';
  const show = () => {
    const theme = resolveTheme(choice, { dark: dark.matches, moreContrast: more.matches || forced.matches });
    if (root.dataset['theme'] === theme) return;
    root.dataset['theme'] = theme;
    changed(theme);
  };
  for (const query of [dark, more, forced]) query.addEventListener('change', show);
  return (next, inks) => {
    choice = next;
    root.dataset['inks'] = inks;
    show();
  };
}
