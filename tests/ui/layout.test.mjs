// Geometry over all sizes of windows and all shapes of columns.
import assert from 'node:assert/strict';
import test from 'node:test';
import { boardBox, layout, modeOf } from '../../ui/layout.js';
import { random } from './fixtures/table.mjs';

const FRESH = Array.from({ length: 7 }, (_, i) => ({ down: i, up: 1 }));
const LONGEST = { down: 6, up: 13 };
const BARS = { desk: { bar: 46, tally: 26 }, phone: { bar: 64, tally: 34 }, side: { bar: 44, tally: 0 } };

function lay(width, height, { insets = { top: 0, right: 0, bottom: 0, left: 0 }, columns = FRESH, ...more } = {}) {
  const mode = modeOf(width, height);
  const board = boardBox({ width, height, insets, ...BARS[mode] });
  return { board, mode, ...layout({ width: board.w, height: board.h, mode, low: height < 480, columns, stock: 24, waste: 0, foundations: [0, 0, 0, 0], draw: 1, ...more }) };
}

/** Windows from the smallest to the largest, both ways round. */
const SIZES = [];
for (const w of [320, 360, 390, 430, 480, 568, 640, 667, 768, 844, 932, 1000, 1024, 1280, 1366, 1920, 2560, 3840]) {
  for (const h of [320, 375, 390, 430, 480, 568, 600, 667, 720, 768, 844, 932, 1024, 1080, 1366, 1440, 2160]) {
    if (Math.min(w, h) >= 320 && Math.max(w, h) >= 568) SIZES.push([w, h]);
  }
}

test('the numbers of the two reference windows', () => {
  const desk = lay(1000, 720);
  assert.equal(desk.w, 100);
  assert.equal(desk.h, 140);
  assert.deepEqual(desk.places.stock.slot, { x: 84, y: 20, w: 100, h: 140 });
  assert.equal(desk.places.waste.slot.x, 206);
  assert.equal(desk.places.fs.slot.x, 450);
  assert.equal(desk.places.t1.slot.y + desk.board.y, 230);
  const t5 = desk.places.t5.spots.map((spot) => spot.y);
  assert.equal(t5[1] - t5[0], 11);
  const phone = lay(390, 844, { insets: { top: 47, right: 0, bottom: 34, left: 0 } });
  assert.equal(phone.w, 50);
  assert.equal(phone.places.stock.slot.x, 6);
  assert.equal(phone.places.stock.slot.y + phone.board.y, 94);
  assert.equal(phone.places.t1.slot.y + phone.board.y, 94 + 70 + 18);
  assert.equal(phone.face, 'compact');
});

test('nothing lies outside the board, whatever the columns', () => {
  const next = random(7);
  for (const [width, height] of SIZES) {
    for (let round = 0; round < 12; round += 1) {
      const columns = Array.from({ length: 7 }, (_, i) => (round === 0 ? LONGEST : { down: Math.floor(next() * (i + 1)), up: Math.floor(next() * 14) }));
      const insets = { top: Math.floor(next() * 50), right: Math.floor(next() * 40), bottom: Math.floor(next() * 35), left: Math.floor(next() * 40) };
      const it = lay(width, height, { columns, insets, waste: round, draw: round % 2 ? 3 : 1, mirrored: round % 3 === 0, foundations: [round, 0, 13, 1], faces: round % 4 ? 'auto' : 'large' });
      for (const [id, place] of Object.entries(it.places)) {
        for (const { x, y } of [place.slot, ...place.spots]) {
          assert.ok(x >= -0.01 && x + it.w <= it.width + 0.01 && y >= 0 && y + it.h <= it.height + 0.5, `${id} at ${x},${y} (${it.w} wide) in ${width}×${height} ${it.mode}`);
        }
      }
      assert.ok(it.board.x >= insets.left && it.board.y >= insets.top);
    }
  }
});

test('piles never lie on one another', () => {
  for (const [width, height] of SIZES) {
    for (const mirrored of [false, true]) {
      const it = lay(width, height, { mirrored, waste: 20, draw: 3, columns: Array(7).fill(LONGEST) });
      const boxes = Object.entries(it.places).map(([id, place]) => {
        const all = [place.slot, ...place.spots];
        const x = Math.min(...all.map((s) => s.x)), y = Math.min(...all.map((s) => s.y));
        return { id, x, y, r: Math.max(...all.map((s) => s.x)) + it.w, b: Math.max(...all.map((s) => s.y)) + it.h };
      });
      for (const a of boxes) {
        for (const b of boxes) {
          if (a.id >= b.id) continue;
          const apart = a.r <= b.x + 0.5 || b.r <= a.x + 0.5 || a.b <= b.y + 0.5 || b.b <= a.y + 0.5;
          assert.ok(apart, `${a.id} and ${b.id} in ${width}×${height}`);
        }
      }
    }
  }
});

test('the cards fill the width or the height', () => {
  for (const [width, height] of SIZES) {
    const it = lay(width, height);
    const wide = Math.max(...Object.values(it.places).map((p) => p.slot.x + it.w)) / it.width > 0.93;
    const longest = lay(width, height, { columns: [LONGEST, ...FRESH.slice(1)] });
    const end = longest.places.t1.spots.at(-1).y + longest.h;
    assert.ok(wide || end > longest.height * 0.9, `${it.w} in ${width}×${height} ${it.mode}`);
  }
});

test('strips keep their least height, and the deck shrinks instead', () => {
  for (const [width, height] of SIZES) {
    for (let up = 1; up <= 13; up += 1) {
      const it = lay(width, height, { columns: [{ down: 6, up }, ...FRESH.slice(1)] });
      const least = height < 480 ? 16 : 24;
      if (it.w <= 32) continue; // smaller cards could not be touched
      const ys = it.places.t1.spots.map((spot) => spot.y);
      for (let i = 7; i < ys.length; i += 1) assert.ok(ys[i] - ys[i - 1] >= least - 1, `strip ${ys[i] - ys[i - 1]} in ${width}×${height}, ${up} up`);
    }
  }
});

test('face-down strips give way before face-up ones', () => {
  for (const [width, height] of SIZES) {
    const free = lay(width, height, { columns: [{ down: 6, up: 2 }, ...FRESH.slice(1)] });
    for (let up = 2; up <= 13; up += 1) {
      const it = lay(width, height, { columns: [{ down: 6, up }, ...FRESH.slice(1)] });
      if (it.w !== free.w || it.strips[0] >= free.strips[0]) continue;
      const ys = it.places.t1.spots.map((spot) => spot.y);
      assert.ok(ys[6] - ys[0] <= 6 * 6 + 2, `face-down part ${ys[6] - ys[0]} in ${width}×${height}`);
    }
  }
});

test('a column of a reference phone keeps strips to touch while there is room', () => {
  const it = lay(390, 844, { columns: [{ down: 0, up: 9 }, ...FRESH.slice(1)] });
  assert.ok(it.strips[0] >= 44);
  assert.ok(it.h >= 44);
});

test('in low landscape windows stock and foundations stand at the side', () => {
  for (const [width, height] of [[844, 390], [667, 375], [568, 320]]) {
    const it = lay(width, height);
    assert.equal(it.mode, 'side');
    assert.equal(it.places.stock.slot.y, it.places.t1.slot.y);
    assert.ok(it.places.stock.slot.x + it.w < it.places.t1.slot.x);
    assert.ok(it.places.fs.slot.x >= it.places.t7.slot.x + it.w);
    assert.ok(it.h >= 44);
  }
});

test('the left-handed table is the mirror image', () => {
  for (const [width, height] of SIZES) {
    const options = { draw: 3, waste: 5, ratio: 1 };
    const a = lay(width, height, options), b = lay(width, height, { ...options, mirrored: true });
    for (const id of Object.keys(a.places)) {
      a.places[id].spots.forEach((spot, i) => {
        assert.ok(Math.abs(a.width - spot.x - a.w - b.places[id].spots[i].x) <= 1, `${id} ${i} in ${width}×${height}`);
      });
    }
  }
});

test('the fan of three shows each index', () => {
  for (const [width, height] of SIZES) {
    const it = lay(width, height, { draw: 3, waste: 9 });
    const shown = it.places.waste.spots.slice(-3);
    for (const [a, b] of [[shown[0], shown[1]], [shown[1], shown[2]]]) {
      const seen = Math.max(b.x - a.x, b.y - a.y);
      assert.ok(seen >= Math.min(0.45 * it.w, it.mode === 'side' ? 24 : Infinity), `${seen} of ${it.w} in ${width}×${height}`);
    }
  }
});

test('a size changes little when the window does: no jumps while it is dragged', () => {
  for (let height = 560; height < 1200; height += 1) {
    const [a, b] = [lay(900, height), lay(900, height + 1)];
    if (a.mode === b.mode) assert.ok(Math.abs(a.w - b.w) <= 1, `${a.w} → ${b.w} at ${height}`);
  }
});

test("only the player's own scale makes the table larger than the board", () => {
  const it = lay(1000, 720, { scale: 2 });
  assert.ok(it.w >= 190 && it.width === 2000);
  assert.equal(lay(1000, 720).width, 1000);
});
