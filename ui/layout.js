// Where everything lies: pure geometry, in CSS pixels of the board. No DOM, no state.
//
// A width of the cards follows from the seven columns and from the height; a long column presses its overlap together,
// face-down strips first, then face-up ones; when those would get too low to read, the whole deck gets smaller.

/** @typedef {import('./protocol.d.ts').PileId} PileId */
/** @typedef {'desk' | 'phone' | 'side'} Mode */
/** @typedef {{ x: number, y: number, w: number, h: number }} Box */
/** @typedef {{ top: number, right: number, bottom: number, left: number }} Insets */
/** How many cards of a column lie face down and face up. @typedef {{ down: number, up: number }} Column */
/** A card's place; `show` is false where others hide it whole. @typedef {{ x: number, y: number, show: boolean }} Spot */
/** `slot`: the empty place; `spots`: a place for each card; `area`: where a dropped card is taken to mean this pile. @typedef {{ slot: Box, spots: Spot[], area: Box }} Place */
/**
 * @typedef {object} Input
 * @property {number} width of the board @property {number} height of the board
 * @property {Mode} mode
 * @property {boolean} [low] the window is lower than 480 px
 * @property {Column[]} columns seven
 * @property {number} stock cards in it @property {number} waste @property {number[]} foundations ♠ ♥ ♦ ♣
 * @property {1 | 3} draw
 * @property {'auto' | 'standard' | 'large'} [faces]
 * @property {boolean} [mirrored] for the left hand
 * @property {number} [scale] the player's own enlargement, 1 to 2
 * @property {number} [ratio] device pixels to a CSS pixel
 */
/**
 * @typedef {object} Layout
 * @property {number} w of a card @property {number} h of a card
 * @property {'standard' | 'compact' | 'large' | 'huge'} face huge: large print on a small card
 * @property {number} width of all that lies here @property {number} height
 * @property {Record<PileId, Place>} places
 * @property {number[]} strips the height of a covered face-up card, for each column
 */

/** A card's height to its width. */
export const RATIO = 1.4;
/** Below this width a card shows its compact face. */
export const COMPACT = 72;
/** Below this width large print needs a larger index still, to stay 20 px high. */
const HUGE = 60;
/** No card gets narrower than this (44 px high) for a long column's sake: then the strips give way after all. */
const SMALLEST = 32;
const DEPTH = 1.4;
/** The column that the deck's size is made for: 6 face down, a whole run of 13 on them. */
const [DOWN, UP] = [6, 12];
/** As many strips of a run should lie at ease before the overlap gets tighter. */
const EASE = 10;
const FOUNDATIONS = /** @type {const} */ (['fs', 'fh', 'fd', 'fc']);

/** @param {number} a @param {number} b @param {number} t */
const mix = (a, b, t) => a + (b - a) * Math.min(1, Math.max(0, t));

/** How the window is divided. @param {number} width @param {number} height @returns {Mode} */
export function modeOf(width, height) {
  if (height < 520 && width > height * 1.2) return 'side';
  return width < 640 ? 'phone' : 'desk';
}

/**
 * The board's box in the window: what bars and insets leave of it.
 * @param {{ width: number, height: number, insets: Insets, bar: number, tally: number }} window bar and tally: their heights without insets
 * @returns {Box}
 */
export function boardBox({ width, height, insets, bar, tally }) {
  const mode = modeOf(width, height);
  const above = insets.top + (mode === 'phone' ? tally : bar);
  const below = insets.bottom + (mode === 'phone' ? bar : mode === 'desk' ? tally : 0);
  return { x: insets.left, y: above, w: Math.max(0, width - insets.left - insets.right), h: Math.max(0, height - above - below) };
}

/** What depends on the window alone. @param {Input} input */
function frame({ width, height, mode, low = false, faces = 'auto' }) {
  const t = (width - 390) / 610;
  const side = mode === 'side', phone = mode === 'phone';
  const gap = side ? 0.1 : mix(0.092, 0.22, t);
  const margin = side ? 0.16 : mix(0.124, 0.22, t);
  const pad = side ? { top: 8, bottom: 8 } : phone ? { top: 13, bottom: 6 } : { top: 20, bottom: 0 };
  // Height above and between the rows: `fixed` pixels and `rows` widths.
  const fixed = phone ? 18 : 0, rows = side ? RATIO : 2 * RATIO + (phone ? 0 : 0.24);
  const least = { down: low ? 4 : 6, up: low ? 16 : 24 };
  const room = height - pad.top - pad.bottom - fixed;
  const across = width / (7 + 6 * gap + 2 * margin + (side ? 3 + gap + 2 * 0.3 : 0));
  // A strip should show its index whole, which grows with the card; in low windows there is no room for that.
  const index = low ? 0 : faces === 'large' ? 0.4 : 0.22;
  const whole = widest(room - DOWN * least.down, UP, least.up, index, rows);
  const eased = room / (rows + DOWN * 0.11 + EASE * 0.26);
  const most = Math.max(1, Math.min(across, Math.max(whole, eased)));
  return { side, phone, gap, pad, fixed, rows, least, index, room, most, faces };
}

/** The widest card that leaves `n` strips their least height, and their index. @param {number} room @param {number} n @param {number} least @param {number} index @param {number} rows */
const widest = (room, n, least, index, rows) => Math.min((room - n * least) / rows, room / (rows + n * index));

/** @param {ReturnType<typeof frame>} f @param {number} w @returns {Layout['face']} */
const faceOf = ({ faces }, w) => (faces === 'large' ? w < HUGE ? 'huge' : 'large' : faces === 'standard' || w >= COMPACT ? 'standard' : 'compact');

/** @param {Column} column how many strips of each kind show */
const stripsOf = ({ down, up }) => (up > 0 ? { down, up: up - 1 } : { down: Math.max(0, down - 1), up: 0 });

/** The widest card with which every column stays on the board. @param {ReturnType<typeof frame>} f @param {Column[]} columns */
function cardWidth(f, columns) {
  let w = f.most;
  for (const column of columns) {
    const strips = stripsOf(column);
    w = Math.min(w, widest(f.room - strips.down * f.least.down, strips.up, f.least.up, f.index, f.rows));
  }
  return Math.max(Math.min(SMALLEST, Math.floor(f.most)), Math.floor(w + 1e-6), 1);
}

/**
 * The strips of one column, pressed together as far as needed.
 * @param {ReturnType<typeof frame>} f @param {number} w @param {number} room for the strips @param {Column} column
 */
function press(f, w, room, column) {
  const n = stripsOf(column);
  const index = faceOf(f, w) === 'standard' ? 0.26 : 0.42;
  let up = Math.max(f.least.up, f.phone ? 44 : 24, index * w);
  let down = Math.max(f.least.down, f.phone ? 7 : 0, 0.11 * w);
  if (n.down && n.down * down + n.up * up > room) down = Math.max(Math.min(f.least.down, down), (room - n.up * up) / n.down);
  if (n.up && n.down * down + n.up * up > room) up = Math.max(Math.min(Math.max(f.least.up, f.index * w - 1), up), (room - n.down * down) / n.up);
  const over = n.down * down + n.up * up;
  const fit = over > room && over > 0 ? Math.max(0, room) / over : 1;
  return { down: down * fit, up: up * fit };
}

/** @param {Input} input @returns {Layout} */
export function layout(input) {
  const { scale = 1, ratio = 1, mirrored = false } = input;
  const width = input.width * scale, height = input.height * scale;
  const f = frame({ ...input, width, height });
  const w = cardWidth(f, input.columns), h = Math.round(w * RATIO * ratio) / ratio;
  const snap = (/** @type {number} */ v) => Math.round(v * ratio) / ratio;
  const face = faceOf(f, w), pitch = f.most * (1 + f.gap);
  // The columns keep their middles when the deck gets smaller.
  const inner = 6 * pitch + f.most, side = f.most * 1.3;
  const start = f.side ? (width - inner - side - (side + pitch)) / 2 + side : (width - inner) / 2;
  const columnX = (/** @type {number} */ i) => start + i * pitch + (f.most - w) / 2;
  const top = f.pad.top, gapY = w * f.gap;
  const columnsY = f.side ? top : top + h + f.fixed + (f.phone ? 0 : 0.24 * w);
  const bottom = height - f.pad.bottom;
  const flip = (/** @type {number} */ x) => snap(mirrored ? width - x - w : x);
  const step = mirrored ? -1 : 1;
  /** @param {number} x @param {number} y @returns {Box} */
  const box = (x, y) => ({ x: flip(x), y: snap(y), w, h });

  /** @type {Partial<Record<PileId, Place>>} */
  const places = {};
  // A pile that shows its top card only, with a hint of the two below.
  /** @param {Box} slot @param {number} count @param {number} depth @returns {Place} */
  const heap = (slot, count, depth) => ({
    slot, area: slot,
    spots: Array.from({ length: count }, (_, i) => {
      const below = Math.min(count - 1 - i, 2);
      return { x: slot.x + below * depth * step, y: slot.y + below * depth, show: count - 1 - i < 3 };
    }),
  });

  const stock = f.side ? box(start - side + (f.most - w) / 2, top) : box(columnX(0), top);
  const waste = f.side ? box(start - side + (f.most - w) / 2, top + h + gapY) : box(columnX(1), top);
  places.stock = heap(stock, input.stock, DEPTH);
  places.waste = input.draw === 3 ? fan() : heap(waste, input.waste, DEPTH);
  FOUNDATIONS.forEach((id, i) => {
    const slot = f.side
      ? box(columnX(7) + f.most * 0.3 + (i % 2) * pitch - f.most * f.gap, top + (i >> 1) * (h + gapY))
      : box(columnX(3 + i), top);
    places[id] = heap(slot, input.foundations[i] ?? 0, 0);
  });

  /** The last three cards of the waste, each with its index to be seen. @returns {Place} */
  function fan() {
    const shown = Math.min(3, input.waste), hidden = input.waste - shown;
    const room = f.side ? bottom - waste.y - h : pitch;
    const offset = snap(f.side ? Math.min(room / 2, Math.max(24, 0.42 * w)) : Math.min(room / 2, 0.55 * w));
    const spots = Array.from({ length: input.waste }, (_, i) => {
      const place = Math.max(0, i - hidden);
      return f.side ? { x: waste.x, y: waste.y + place * offset, show: i >= hidden - 1 } : { x: waste.x + place * offset * step, y: waste.y, show: i >= hidden - 1 };
    });
    return { slot: waste, area: waste, spots };
  }

  const strips = input.columns.map((column, i) => {
    const slot = box(columnX(i), columnsY);
    const { down, up } = press(f, w, bottom - slot.y - h, column);
    const spots = Array.from({ length: column.down + column.up }, (_, n) => ({
      x: slot.x, y: snap(slot.y + Math.min(n, column.down) * down + Math.max(0, n - column.down) * up), show: true,
    }));
    places[/** @type {PileId} */ (`t${i + 1}`)] = { slot, spots, area: { ...slot, h: height - slot.y } };
    return up;
  });
  return { w, h, face, width, height, places: /** @type {Record<PileId, Place>} */ (places), strips };
}
