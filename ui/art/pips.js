// Where the pips of 2 to 10 lie on the 250 x 350 card: the classic layouts.

/** Pips are this high. */
export const PIP = 42.5;

const [LEFT, MID, RIGHT] = [67, 125, 183];
const [TOP, CENTRE, BOTTOM] = [93, 175, 257];
const THIRD = (BOTTOM - TOP) / 3;

/** @type {(columns: number[], rows: number[]) => [number, number][]} */
const grid = (columns, rows) => columns.flatMap((x) => rows.map((y) => /** @type {[number, number]} */ ([x, y])));

/**
 * Centres of the pips of a number card; those below the middle stand upside down.
 * @param {number} rank 2–10
 * @returns {[number, number][]}
 */
export function pipPlaces(rank) {
  const outer = [LEFT, RIGHT], middle = [MID];
  const three = [TOP, CENTRE, BOTTOM], four = [TOP, TOP + THIRD, BOTTOM - THIRD, BOTTOM];
  switch (rank) {
    case 2: return grid(middle, [TOP, BOTTOM]);
    case 3: return grid(middle, three);
    case 4: return grid(outer, [TOP, BOTTOM]);
    case 5: return [...grid(outer, [TOP, BOTTOM]), ...grid(middle, [CENTRE])];
    case 6: return grid(outer, three);
    case 7: return [...grid(outer, three), ...grid(middle, [(TOP + CENTRE) / 2])];
    case 8: return [...grid(outer, three), ...grid(middle, [(TOP + CENTRE) / 2, (CENTRE + BOTTOM) / 2])];
    case 9: return [...grid(outer, four), ...grid(middle, [CENTRE])];
    case 10: return [...grid(outer, four), ...grid(middle, [TOP + THIRD / 2, BOTTOM - THIRD / 2])];
    default: return [];
  }
}

/** Whether a pip at this height stands upside down. @param {number} y */
export const isTurned = (y) => y > CENTRE;
