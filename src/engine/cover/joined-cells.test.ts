import { describe, expect, it } from 'vitest';
import { FaceGrid } from './face-grid.ts';
import { ZONE } from './face-zones.ts';
import { JoinedCells } from './joined-cells.ts';

const COLUMNS = 24;
const ROWS = 24;
const SKIN_ROWS = 14;
const RIM_ROWS = 2;

/** Skin above, lips below, and a rim between. */
function zones(): Uint8Array {
  return Uint8Array.from({ length: COLUMNS * ROWS }, (_, at) => {
    const row = Math.floor(at / COLUMNS);
    if (row < SKIN_ROWS) return ZONE.skin;
    return row < SKIN_ROWS + RIM_ROWS ? ZONE.lipRim : ZONE.lowerLip;
  });
}

/** Which of the cells given, as column and row, are still hidden at the end. */
function keptOf(
  cells: readonly (readonly [column: number, row: number])[],
  isLowerLipOther = false,
): string[] {
  const grid = new FaceGrid();
  grid.columns = COLUMNS;
  grid.rows = ROWS;
  const hidden = new Float32Array(COLUMNS * ROWS);
  for (const [column, row] of cells) hidden[row * COLUMNS + column] = 1;
  new JoinedCells().keepJoined(hidden, zones(), grid, isLowerLipOther);
  return cells
    .filter(([column, row]) => hidden[row * COLUMNS + column] === 1)
    .map(([column, row]) => `${column},${row}`);
}

const block = (left: number, top: number, width: number, height: number): [number, number][] =>
  Array.from({ length: width * height }, (_, index) => [
    left + (index % width),
    top + Math.floor(index / width),
  ]);

describe('what is hidden of the lips', () => {
  it('stays hidden where what covers it continues over the skin beside them', () => {
    const finger = [...block(8, 4, 4, 10), ...block(8, 17, 4, 5)];
    expect(keptOf(finger)).toHaveLength(finger.length);
  });

  it('is bare where nothing lies on the skin: a highlight, or a lip of two colours', () => {
    expect(keptOf(block(8, 17, 6, 5))).toEqual([]);
  });

  it('stays hidden where the lower lip as a whole is something else', () => {
    const tongue = block(8, 17, 6, 5);
    expect(keptOf(tongue, true)).toHaveLength(tongue.length);
  });

  it('is bare beside a hidden spot of skin that is too small to be an object', () => {
    const spot = block(8, 11, 3, 3);
    expect(keptOf([...spot, ...block(8, 17, 3, 4)])).toHaveLength(spot.length);
  });

  it('is bare far from the thing that lies on the skin', () => {
    const finger = block(2, 4, 4, 10);
    expect(keptOf([...finger, ...block(16, 18, 4, 4)])).toHaveLength(finger.length);
  });
});
