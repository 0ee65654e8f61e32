import { describe, expect, it } from 'vitest';

import type { TrackedHand } from '#engine/frame/frame.ts';
import { POSTURES, posedHand } from '#tests/support/posed-hand.ts';

import { CellSteps } from './cell-steps.ts';
import { FaceGrid } from './face-grid.ts';
import { HandCover } from './hand-cover.ts';

const SIZE = 120;
const PALM = 30;

/** A face that fills all of the grid but its rim, and shows no edges at all. */
function plainFace(): FaceGrid {
  const grid = new FaceGrid();
  Object.assign(grid, { columns: SIZE, rows: SIZE });
  for (let at = 0; at < SIZE * SIZE; at += 1) {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    grid.u[at] = Math.min(x, y) < 2 || Math.max(x, y) > SIZE - 3 ? -1 : 0.5;
  }
  return grid;
}

function handAt(x: number, y: number): TrackedHand {
  const landmarks = posedHand(POSTURES['open-palm'], { x, y, palm: PALM });
  return { id: 1, landmarks, confidence: 0.9, side: 'left' };
}

/** By cell, how far the nearest joint of a hand is, in lengths of its palm. */
function distancesFrom({ landmarks }: TrackedHand): Float64Array {
  return Float64Array.from({ length: SIZE * SIZE }, (_, at) => {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    const joints = Array.from({ length: 21 }, (__, joint) =>
      Math.hypot(x - landmarks[3 * joint]!, y - landmarks[3 * joint + 1]!),
    );
    return Math.min(...joints) / PALM;
  });
}

const isHidden = (cover: HandCover, at: number): boolean => cover.hidden[at] === 1;

describe('a hand that was found', () => {
  it('hides its joints, and nothing far from it, wherever hands were before', () => {
    const grid = plainFace();
    const cover = new HandCover();
    for (const [x, y] of [
      [40, 80],
      [70, 90],
      [85, 60],
    ] as const) {
      const hand = handAt(x, y);
      expect(cover.measure(grid, new CellSteps(), [hand])).toBe(true);
      const distances = distancesFrom(hand);
      const cells = Array.from({ length: SIZE * SIZE }, (_, at) => at).filter(
        (at) => (grid.u[at] ?? -1) >= 0,
      );
      expect(cells.filter((at) => distances[at]! < 0.03 && !isHidden(cover, at))).toEqual([]);
      expect(cells.filter((at) => isHidden(cover, at) && !cover.isNear(at))).toEqual([]);
      // An arm is as long as the palm once more, below the wrist.
      const far = cells.filter((at) => Math.floor(at / SIZE) < y && distances[at]! > 0.5);
      expect(far.filter((at) => cover.isNear(at))).toEqual([]);
    }
  });

  it('hides nothing off the face', () => {
    const grid = plainFace();
    const cover = new HandCover();
    cover.measure(grid, new CellSteps(), [handAt(2, 60)]);
    expect(
      Array.from({ length: SIZE * SIZE }, (_, at) => at).filter(
        (at) => (grid.u[at] ?? -1) < 0 && isHidden(cover, at),
      ),
    ).toEqual([]);
  });

  it('says so where none of it is over the face', () => {
    expect(new HandCover().measure(plainFace(), new CellSteps(), [handAt(900, 900)])).toBe(false);
  });
});
