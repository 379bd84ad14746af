// The drawings: well-formed, allowed by the content policy, distinct, and where a player must find them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { faceSvg } from '../../ui/art/faces.js';
import { PIP, pipPlaces } from '../../ui/art/pips.js';
import { SUIT_NAMES } from '../../ui/art/suits.js';
import { BACK_NAMES, backSvg, backUrl } from '../../ui/art/backs.js';
import { signSvg } from '../../ui/art/signs.js';
import { ICON_NAMES, iconSvg } from '../../ui/art/icons.js';
import { THEMES, resolveTheme } from '../../ui/art/theme.js';
import { MIRROR, at, parse, place } from '../../ui/art/path.js';

const STYLES = ['standard', 'compact', 'large'];
const RANKS = Array.from({ length: 13 }, (_, i) => i + 1);
const DECK = SUIT_NAMES.flatMap((suit) => RANKS.map((rank) => ({ rank, suit })));
const SAME = at(0, 0);

/** The elements of markup in order; fails where a tag is not closed or an attribute not quoted. */
function elements(markup) {
  const open = [], found = [];
  assert.equal(markup.replace(/<[^<>]*>/g, '').trim(), '', 'no text and no stray bracket');
  for (const [, closing, name, rest, empty] of markup.matchAll(/<(\/?)([a-z]+)((?:\s+[a-z-]+="[^"<>]*")*)\s*(\/?)>|<[^>]*>/gi)) {
    assert.ok(name, 'every tag can be read');
    if (closing) assert.equal(open.pop(), name, 'tags nest');
    else {
      const attrs = Object.fromEntries([...rest.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, key, value]) => [key, value]));
      assert.equal(Object.keys(attrs).length, (rest.match(/="/g) ?? []).length, 'no attribute twice');
      found.push({ name, attrs });
      if (!empty) open.push(name);
    }
  }
  assert.deepEqual(open, [], 'every tag is closed');
  return found;
}

/** The parts of a path in absolute points, control points included, with half the line's width about them. */
function parts({ attrs }) {
  const half = attrs.stroke ? Number(attrs['stroke-width']) / 2 : 0, all = [];
  for (const { op, n } of parse(place(attrs.d, SAME))) {
    if (op === 'M') all.push([]);
    const last = all.at(-1), before = last.at(-1) ?? [0, 0];
    if (op === 'H') last.push([n[0], before[1]]);
    else if (op === 'V') last.push([before[0], n[0]]);
    else for (let i = op === 'A' ? 5 : 0; i < n.length; i += 2) last.push([n[i], n[i + 1]]);
  }
  return all.filter((points) => points.length > 0).map((points) => {
    const [first, last] = [points[0], points.at(-1)];
    if (points.length > 2 && Math.abs(first[0] - last[0]) + Math.abs(first[1] - last[1]) < 0.03) points.pop(); // closed by hand
    const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
    return { points, left: Math.min(...xs) - half, right: Math.max(...xs) + half, top: Math.min(...ys) - half, bottom: Math.max(...ys) + half };
  });
}
const ink = (svg) => elements(svg).filter(({ name }) => name === 'path').flatMap(parts);

test('all 156 faces are well formed and pass the content policy', () => {
  for (const style of STYLES) {
    for (const face of DECK) {
      const svg = faceSvg(face, style), found = elements(svg);
      assert.equal(found[0].attrs.viewBox, '0 0 250 350');
      assert.equal(found[0].attrs['aria-hidden'], 'true');
      for (const { name, attrs } of found) {
        assert.ok(['svg', 'path'].includes(name), `no <${name}>: no fonts, no references`);
        for (const key of ['style', 'id', 'href', 'clip-path', 'filter', 'onload']) assert.ok(!(key in attrs), `${key} in ${face.rank} of ${face.suit}`);
      }
    }
  }
});

test('no two faces of a style look the same, whatever the inks', () => {
  for (const style of STYLES) {
    const seen = new Set(DECK.map((face) => elements(faceSvg(face, style)).map(({ attrs }) => attrs.d ?? '').join('|')));
    assert.equal(seen.size, 52, style);
  }
});

test('the figures of a court rank differ in shape between suits', () => {
  for (const rank of [11, 12, 13]) {
    const figures = SUIT_NAMES.map((suit) => new Set(elements(faceSvg({ rank, suit })).map(({ attrs }) => attrs.d)));
    for (const a of figures) {
      for (const b of figures.filter((other) => other !== a)) {
        const own = [...a].filter((d) => !b.has(d)).length;
        assert.ok(own >= 6, `rank ${rank}: only ${own} shapes of its own`);
      }
    }
  }
});

test('number cards carry as many pips as they say, the lower ones upside down', () => {
  for (const suit of SUIT_NAMES) {
    for (const rank of RANKS.slice(1, 10)) {
      const pips = ink(faceSvg({ rank, suit })).filter(({ top, bottom, left, right }) => top > 60 && bottom < 290 && right - left > 20);
      assert.equal(pips.length, rank, `${rank} of ${suit}`);
      const places = pipPlaces(rank);
      for (const pip of pips) {
        const middle = (pip.left + pip.right) / 2, centre = (pip.top + pip.bottom) / 2;
        assert.ok(places.some(([x, y]) => Math.abs(x - middle) < 0.1 && Math.abs(y - centre) < PIP * 0.1), `a pip of ${rank} lies off its place`);
      }
      const turned = ([x, y]) => places.some(([a, b]) => Math.abs(a + x - 250) < 0.1 && Math.abs(b + y - 350) < 0.1);
      if (rank !== 7) assert.ok(places.every(turned), `${rank} is two-way`);
    }
  }
});

test('a covered strip of 24 px shows the whole index', () => {
  // The strip is 24 px: 60 units of a 100 px card, 120 of a 50 px one.
  const limits = { standard: [54, 65], compact: [100, 140], large: [100, 140] };
  for (const style of STYLES) {
    const [end, next] = limits[style];
    for (const face of DECK) {
      const all = ink(faceSvg(face, style)).filter(({ top }) => top < next - 0.8);
      assert.ok(all.length >= 2, 'a rank and a suit');
      for (const part of all) {
        assert.ok(part.bottom <= end + 0.01, `${style} ${face.rank} of ${face.suit}: index ink down to ${part.bottom}`);
        assert.ok(part.top >= 8 && part.left >= 8 && part.right <= 242, `${style} ${face.rank} of ${face.suit}: inside the card`);
      }
    }
  }
});

test('a large red suit wears a line of stock, a black one none: red and black differ in drawing too', () => {
  const large = [...DECK.map((face) => [face, 'large']), ...DECK.filter(({ rank }) => rank === 1).map((face) => [face, 'standard'])];
  for (const [face, style] of large) {
    const lines = elements(faceSvg(face, style)).filter(({ attrs }) => attrs.stroke === 'var(--stock)');
    assert.equal(lines.length, face.suit === 'hearts' || face.suit === 'diamonds' ? 1 : 0, `${style} ${face.rank} of ${face.suit}`);
  }
});

test('everything lies on the card', () => {
  for (const style of STYLES) {
    for (const face of DECK) {
      for (const part of ink(faceSvg(face, style))) {
        assert.ok(part.left > 0 && part.right < 250 && part.top > 0 && part.bottom < 350, `${style} ${face.rank} of ${face.suit}`);
      }
    }
  }
});

test('standard faces are two-way', () => {
  for (const face of DECK.filter(({ rank }) => rank !== 1 && rank !== 7)) {
    const middle = pipPlaces(face.rank).filter(([, y]) => y === 175).length;
    assertTwoWay(faceSvg(face), middle, `${face.rank} of ${face.suit}`);
  }
});

/** Moments of a part's points: the same for the same shape wherever its path begins. */
const moments = (points) => points.reduce(([n, x, y, xx, yy, xy], [px, py]) => [n + 1, x + px, y + py, xx + px * px / 99, yy + py * py / 99, xy + px * py / 99], [0, 0, 0, 0, 0, 0]);

/** Every part has a twin in the same paint after half a turn, but for a few that stand alone in the middle. */
function assertTwoWay(svg, alone, what) {
  const byPaint = new Map();
  for (const element of elements(svg).filter(({ name }) => name === 'path')) {
    const { d: _, ...paint } = element.attrs, key = JSON.stringify(paint);
    byPaint.set(key, [...(byPaint.get(key) ?? []), ...parts(element)]);
  }
  let odd = 0, all = 0;
  for (const group of byPaint.values()) {
    const there = group.map(({ points }) => moments(points));
    for (const { points } of group) {
      const turned = moments(points.map(([x, y]) => [250 - x, 350 - y]));
      all += 1;
      if (!there.some((m) => m.every((v, i) => Math.abs(v - turned[i]) < 0.1 * points.length + 0.05))) odd += 1;
    }
  }
  assert.ok(all > 0 && odd <= alone, `${what}: ${odd} of ${all} parts have no twin`);
}

test('at least six backs, each well formed, its own, and the same after half a turn', () => {
  assert.ok(BACK_NAMES.length >= 6);
  assert.equal(BACK_NAMES[0], 'lattice');
  assert.equal(new Set(BACK_NAMES.map((name) => backSvg(name))).size, BACK_NAMES.length);
  for (const name of BACK_NAMES) {
    for (const theme of THEMES) {
      const svg = backSvg(name, theme), found = elements(svg);
      assert.ok(!svg.includes('var('), 'an image sees no page styles');
      assert.ok(!svg.includes('undefined') && !svg.includes('NaN'));
      assert.ok(found.every(({ name: tag, attrs }) => ['svg', 'pattern', 'path'].includes(tag) && !('style' in attrs)));
      assertTwoWay(svg, 0, `${name} ${theme}`);
      assert.match(backUrl(name, theme), /^url\("data:image\/svg\+xml,[^"<>#]*"\)$/);
    }
  }
  assert.equal(backSvg('no such back'), backSvg('lattice'));
});

test('signs differ, and stay clear of the rim', () => {
  const names = [...SUIT_NAMES, 'king', 'recycle', 'spent', 'empty'];
  const signs = names.map((name) => signSvg(name));
  assert.equal(new Set(signs).size, names.length);
  for (const [i, svg] of signs.entries()) {
    const all = ink(svg);
    assert.ok(all.length > 0, names[i]);
    for (const part of all) assert.ok(part.left > 40 && part.right < 210 && part.top > 80 && part.bottom < 270, names[i]);
  }
  assert.equal(ink(signSvg('none')).length, 0);
  assert.equal(ink(signSvg('any')).length, 0);
});

test('icons: one grid, one pen, none empty, none twice', () => {
  const wanted = ['new', 'restart', 'undo', 'redo', 'hint', 'check', 'more', 'pause', 'play', 'settings', 'records', 'help', 'finish',
    'send-home', 'close', 'calendar', 'copy', 'sound', 'mute', 'step', 'stop', 'left', 'right', 'up', 'down',
    'chevron-left', 'chevron-right', 'chevron-up', 'chevron-down'];
  assert.deepEqual(wanted.filter((name) => !ICON_NAMES.includes(name)), []);
  const drawn = new Set();
  for (const name of ICON_NAMES) {
    const [svg, path, ...rest] = elements(iconSvg(name));
    assert.deepEqual([svg.attrs.viewBox, svg.attrs.class, rest.length], ['0 0 20 20', 'icon', 0], name);
    assert.ok(!('fill' in path.attrs) && !('stroke' in path.attrs), 'the pen stands in the style sheet');
    for (const part of parts(path)) {
      assert.ok(part.left >= 2 && part.right <= 18 && part.top >= 2 && part.bottom <= 18.2, `${name} reaches ${JSON.stringify(part)}`);
    }
    drawn.add(path.attrs.d);
  }
  assert.equal(drawn.size, ICON_NAMES.length, 'no icon drawn twice');
});

test('every ink that a face names has a colour for its suit', () => {
  const css = readFileSync(new URL('../../ui/styles/themes.css', import.meta.url), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const used = new Set([...DECK.map((face) => faceSvg(face)), ...['king', 'spent'].map((name) => signSvg(name))].flatMap((svg) => svg.match(/var\((--[a-z-]+)\)/g)));
  for (const use of used) {
    const name = use.slice(4, -1);
    const where = ['--stock', '--sign'].includes(name) ? [':root'] : SUIT_NAMES.map((suit) => `.${suit}`);
    for (const selector of where) {
      const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, head]) => head.split(',').some((s) => s.trim() === selector));
      assert.ok(rules.some(([, , body]) => body.includes(`${name}:`)), `${name} for ${selector}`);
    }
  }
});

test('the theme follows the system only when asked to', () => {
  const dark = { dark: true, moreContrast: false };
  assert.equal(resolveTheme('system', { dark: false, moreContrast: false }), 'green');
  assert.equal(resolveTheme('system', dark), 'night');
  assert.equal(resolveTheme('system', { dark: true, moreContrast: true }), 'contrast');
  assert.equal(resolveTheme('system', { dark: false, moreContrast: true }), 'contrast');
  for (const theme of THEMES) assert.equal(resolveTheme(theme, dark), theme);
});

test('placing a path', () => {
  const d = 'M10 20h5v-4l3 3c1 0 2 1 2 2a4 4 0 0 1 -4 4z';
  assert.equal(place(d, SAME), 'M10 20H15V16L18 19C19 19 20 20 20 21A4 4 0 0 1 16 25Z');
  assert.equal(place('M1 2 3 4 5 6', SAME), 'M1 2L3 4L5 6', 'pairs after a move are lines');
  assert.equal(place(d, MIRROR), 'M-10 20H-15V16L-18 19C-19 19 -20 20 -20 21A4 4 0 0 0 -16 25Z', 'a mirror turns arcs the other way');
  assert.equal(place(place(d, at(250, 350, 1, 180)), at(250, 350, 1, 180)), place(d, SAME), 'two half turns');
  assert.equal(place('M0 0H10', at(0, 0, 1, 90)), 'M0 0L0 10', 'a turned level line');
  assert.equal(place('M1 1a2 2 0 1 0 1 1', at(1, 1, 2)), 'M3 3A4 4 0 1 0 5 5', 'radii grow with the scale');
});
