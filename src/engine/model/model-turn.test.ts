import { describe, expect, it } from 'vitest';
import { NO_TURN, turnMatrix, type Turn } from './model-turn.ts';

/** Where a point comes to lie: x to the right, y up, z to the viewer. */
function turned(turn: Partial<Turn>, point: readonly number[], mirrored = false): number[] {
  const matrix = turnMatrix({ ...NO_TURN, ...turn }, mirrored);
  return [0, 1, 2].map((row) =>
    Number(
      point.reduce((sum, part, column) => sum + part * matrix[3 * column + row]!, 0).toFixed(6),
    ),
  );
}

const AHEAD = [0, 0, 1];

describe('the turn of a face', () => {
  it('is none at 0°, 0°, 0°', () => {
    expect(turned({}, [1, 2, 3])).toEqual([1, 2, 3]);
  });

  it('makes it look to the right by y, look down by x, and lean to the right by z', () => {
    expect(turned({ y: 90 }, AHEAD)).toEqual([1, 0, 0]);
    expect(turned({ x: 90 }, AHEAD)[1]).toBe(-1);
    expect(turned({ z: 90 }, [0, 1, 0])).toEqual([1, 0, 0]);
  });

  it('goes the same way where the face is shown as in a mirror', () => {
    expect(turned({ y: 90 }, AHEAD, true)).toEqual([1, 0, 0]);
    expect(turned({}, [1, 0, 0], true)).toEqual([-1, 0, 0]);
  });
});
