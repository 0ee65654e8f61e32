import { describe, expect, it } from 'vitest';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { createFaceFrame } from './face-frame.ts';
import { LEFT_EYE, RIGHT_EYE } from './landmark-indices.ts';
import { OPEN_EYES, withShutLids } from './lid-closure.ts';

const narrow = posedLandmarks({ blink: 0.8 });
const frame = createFaceFrame(narrow);

describe('the lids of a shut eye', () => {
  const moved = withShutLids(narrow, frame, [{ shut: 1, seam: 4, slant: 2 }, OPEN_EYES[1]]);
  const heightOf = (landmark: number): number => moved[3 * landmark + 1]!;

  it('meet where the picture shows their seam, below the tracked lower lid', () => {
    const drops = [2, 4, 6].map((column) => {
      const seam = heightOf(RIGHT_EYE.lowerLid[column]!);
      expect(heightOf(RIGHT_EYE.upperLid[column]!)).toBeCloseTo(seam, 3);
      return seam - frame.point(RIGHT_EYE.lowerLid[column]!).y;
    });
    expect(drops.map((drop) => drop.toFixed(2))).toEqual(['3.50', '4.00', '4.50']);
  });

  it('keep the outer corner of the eye, and the other eye, where they were', () => {
    const kept = [RIGHT_EYE.upperLid[0]!, ...LEFT_EYE.upperLid];
    for (const landmark of kept) expect(heightOf(landmark)).toBe(narrow[3 * landmark + 1]);
  });
});

describe('the lids of open eyes', () => {
  it('are exactly the landmarks that were tracked', () => {
    expect(withShutLids(narrow, frame, OPEN_EYES)).toBe(narrow);
  });
});
