// The colours of styles/themes.css against WCAG 2.2: text 4.5:1 (1.4.3), what must be seen to play 3:1 (1.4.11), and suits that
// can be told apart without hue (1.4.1). Ratios are computed from the style sheet as it is shipped.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BACK_NAMES, backInks } from '../../ui/art/backs.js';
import { SUIT_NAMES, isRed } from '../../ui/art/suits.js';
import { THEMES } from '../../ui/art/theme.js';

const CSS = readFileSync(new URL('../../ui/styles/themes.css', import.meta.url), 'utf8').replace(/\/\*[^]*?\*\//g, '');
/** Rules outside @media blocks. */
const RULES = [...CSS.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, head, body]) => ({
  selectors: head.split(',').map((s) => s.trim().replace(/\s+/g, ' ')),
  values: Object.fromEntries([...body.matchAll(/(--[a-z-]+):\s*([^;]+);/g)].map(([, key, value]) => [key, value.trim()])),
}));
const under = (wanted) => Object.assign({}, ...RULES.filter(({ selectors }) => selectors.some((s) => wanted.includes(s))).map(({ values }) => values));

/** Every custom property that a suit has under a theme and a choice of inks. */
function tokens(theme, inks = 'two', suit = 'spades') {
  const all = {
    ...under([':root', '[data-theme]', '[data-theme="green"]']), ...under([`[data-theme="${theme}"]`]), ...under([`.${suit}`]),
    ...(inks === 'four' ? under([`[data-inks="four"] .${suit}`]) : {}), ...under([`[data-theme="${theme}"] .${suit}`]),
    ...(inks === 'four' ? under([`[data-theme="${theme}"][data-inks="four"] .${suit}`]) : {}),
  };
  const resolve = (value) => value.replace(/var\((--[a-z-]+)\)/g, (_, name) => resolve(all[name] ?? assert.fail(`${name} is not set`)));
  return (name) => resolve(all[`--${name}`] ?? assert.fail(`--${name} is not set in ${theme}`));
}

/** [r, g, b, alpha] of a hex or rgba() colour. */
function colour(text) {
  if (text === 'transparent') return [0, 0, 0, 0];
  const hex = /^#([0-9a-f]{6})$/.exec(text)?.[1];
  if (hex) return [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16)).concat(1);
  const parts = /^rgba\(([^)]*)\)$/.exec(text)?.[1].split(',').map(Number);
  assert.equal(parts?.length, 4, `a colour: ${text}`);
  return parts;
}
const over = (top, ground) => [0, 1, 2].map((i) => top[i] * top[3] + ground[i] * (1 - top[3])).concat(1);
const paint = (...texts) => texts.reduce((ground, text) => over(colour(text), ground), [0, 0, 0, 1]);
function luminance([r, g, b]) {
  const [lr, lg, lb] = [r, g, b].map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb;
}
function ratio(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
const atLeast = (least, a, b, what) => assert.ok(ratio(a, b) >= least, `${what}: ${ratio(a, b).toFixed(2)}, ${least} needed`);

const INKS = ['two', 'four'];
const each = (check) => { for (const theme of THEMES) check(theme, tokens(theme), ['table-a', 'table-b']); };

test('the ratio is the one of WCAG', () => {
  assert.equal(ratio(paint('#000000'), paint('#ffffff')), 21);
  assert.equal(ratio(paint('#777777'), paint('#ffffff')).toFixed(2), '4.48');
  assert.deepEqual(paint('#000000', 'rgba(255, 255, 255, 0.5)').slice(0, 3), [127.5, 127.5, 127.5]);
});

test('writing on bars and on the table', () => each((theme, t, table) => {
  for (const ground of ['bar', ...table]) {
    for (const text of ['text', 'quiet']) atLeast(4.5, paint(t(text)), paint(t(ground)), `${theme}: ${text} on ${ground}`);
    for (const state of ['hover', 'press']) atLeast(4.5, paint(t('text')), paint(t(ground), t(state)), `${theme}: text on ${ground}, ${state}`);
  }
}));

test('writing and controls on panels', () => each((theme, t) => {
  const panel = paint(t('panel'));
  for (const text of ['panel-text', 'panel-quiet', 'panel-red', 'panel-black', 'panel-warn', 'panel-good', 'panel-bad']) {
    atLeast(4.5, paint(t(text)), panel, `${theme}: ${text}`);
  }
  atLeast(4.5, paint(t('panel-text')), paint(t('panel'), t('panel-hover')), `${theme}: text on a hovered control`);
  atLeast(4.5, paint(t('on-button')), paint(t('button')), `${theme}: the primary button's label`);
  atLeast(3, paint(t('button')), panel, `${theme}: the primary button's shape`);
  atLeast(3, paint(t('panel-field')), panel, `${theme}: the edge of a field`);
}));

test('the suits on the stock, in two and in four colours', () => {
  for (const theme of THEMES) {
    for (const inks of INKS) {
      for (const suit of SUIT_NAMES) {
        const t = tokens(theme, inks, suit), stock = paint(t('stock')), panel = paint(t('court-panel')), what = `${theme}, ${inks}: ${suit}`;
        atLeast(4.5, paint(t('ink')), stock, `${what} on the stock`);
        atLeast(3, paint(t('ink')), panel, `${what} on its court's panel`);
        atLeast(4.5, paint(t('court-dark')), panel, `${what}, dark on panel`);
        atLeast(4.5, paint(t('court-dark')), paint(t('court-pale')), `${what}, dark on pale`);
        atLeast(3, paint(t('court-dark')), paint(t('court-gold')), `${what}, dark on gold`);
        atLeast(3, paint(t('court-main')), panel, `${what}, main on panel`);
      }
    }
  }
});

test('red and black differ without hue: red is the lighter', () => {
  for (const theme of THEMES) {
    for (const [inks, least] of [['two', 2.5], ['four', 1.4]]) {
      for (const red of SUIT_NAMES.filter(isRed)) {
        for (const black of SUIT_NAMES.filter((suit) => !isRed(suit))) {
          const [light, dark] = [red, black].map((suit) => paint(tokens(theme, inks, suit)('ink')));
          assert.ok(luminance(light) > luminance(dark), `${theme}, ${inks}: ${red} darker than ${black}`);
          atLeast(least, light, dark, `${theme}, ${inks}: ${red} beside ${black}`);
        }
      }
    }
  }
});

test('cards stand out from the table and from each other', () => each((theme, t, table) => {
  const stock = paint(t('stock'));
  for (const ground of table) {
    const seen = Math.max(ratio(stock, paint(t(ground))), ratio(paint(t(ground), t('edge')), paint(t(ground))));
    assert.ok(seen >= 3, `${theme}: card on ${ground}: ${seen.toFixed(2)}`);
  }
  atLeast(3, paint(t('stock'), t('edge')), stock, `${theme}: the edge of a card upon a card`);
}));

test('empty places and their signs', () => each((theme, t, table) => {
  for (const ground of table) {
    const table_ = paint(t(ground)), fill = paint(t(ground), t('slot-fill'));
    atLeast(3, paint(t(ground), t('slot-edge')), table_, `${theme}: outline on ${ground}`);
    atLeast(3, paint(t(ground), t('slot-fill'), t('sign')), fill, `${theme}: sign on ${ground}`);
    atLeast(3, paint(t(ground), t('origin')), table_, `${theme}: the dashes of an origin on ${ground}`);
  }
}));

test('focus is seen on every ground, and is two-tone', () => each((theme, t, table) => {
  const [inner, outer] = [paint(t('focus-in')), paint(t('focus-out'))];
  atLeast(9, inner, outer, `${theme}: the two tones`);
  for (const ground of ['stock', 'bar', 'panel', 'button', ...table]) {
    const g = paint(t(ground));
    assert.ok(Math.max(ratio(inner, g), ratio(outer, g)) >= 3, `${theme}: focus on ${ground}`);
  }
}));

test('a legal destination is lit by light and dark, not by hue', () => each((theme, t, table) => {
  for (const ground of table) atLeast(3, paint(t('lit')), paint(t(ground)), `${theme}: the lit ring on ${ground}`);
  const inner = paint(t('stock'), t('lit-in'));
  assert.ok(Math.max(ratio(inner, paint(t('stock'))), ratio(paint(t('lit')), paint(t('stock')))) >= 3, `${theme}: the lit ring on a card`);
  atLeast(4.5, paint(t('on-accent')), paint(t('accent')), `${theme}: the badge's arrow`);
}));

test('backs: the figure on its ground, the ground within the rim', () => {
  for (const theme of THEMES) {
    for (const name of BACK_NAMES) {
      const { ground, line, figure, dim } = backInks(name, theme), shade = `rgba(0, 0, 0, ${dim})`;
      atLeast(4.5, paint(figure, shade), paint(ground, shade), `${theme} ${name}: figure`);
      atLeast(2.5, paint(figure, shade), paint(line, shade), `${theme} ${name}: figure on line`);
      atLeast(3, paint(tokens(theme)('stock')), paint(ground, shade), `${theme} ${name}: rim`);
    }
  }
});
