import { describe, expect, it } from 'vitest';
import { posedLandmarks, type LandmarkPose } from '#tests/support/posed-landmarks.ts';
import {
  coverageOf,
  isInside,
  verticesOf,
  type ShapeCoverage,
} from '#tests/support/shape-coverage.ts';
import { LEFT_EYE, RIGHT_EYE, type EyeIndices } from './landmark-indices.ts';
import { distance } from './curve.ts';
import { createFaceFrame, type FaceFrame } from './face-frame.ts';
import { addEyeshadow } from './eyeshadow-shape.ts';
import { VertexBuffer } from './vertex-buffer.ts';

const EYES = [RIGHT_EYE, LEFT_EYE];

interface DrawnLids extends ShapeCoverage {
  readonly frame: FaceFrame;
  readonly buffer: VertexBuffer;
}

function drawnLids(pose: LandmarkPose): DrawnLids {
  const buffer = new VertexBuffer();
  const frame = createFaceFrame(posedLandmarks(pose));
  const range = addEyeshadow(buffer, frame);
  return { frame, buffer, ...coverageOf(buffer, range) };
}

/** How many covered pixels lie inside a loop of landmarks. */
function coveredInside(lids: DrawnLids, loop: readonly number[]): number {
  const polygon = loop.flatMap((landmark) => {
    const { x, y } = lids.frame.point(landmark);
    return [x, y];
  });
  return [...lids.touches.keys()].filter(
    (pixel) =>
      lids.touches[pixel]! > 0 &&
      isInside(polygon, (pixel % lids.width) + 0.5, Math.floor(pixel / lids.width) + 0.5),
  ).length;
}

function opening({ upperLid, lowerLid }: EyeIndices): number[] {
  return [...upperLid, ...lowerLid.toReversed()];
}

function lid({ upperLid, crease }: EyeIndices): number[] {
  return [...upperLid, ...crease.toReversed()];
}

function brow({ browLower, browUpper }: EyeIndices): number[] {
  return [...browLower, ...browUpper.toReversed()];
}

describe('the shape of the eyeshadow', () => {
  it.each([
    ['looks straight ahead', {}],
    ['is turned', { yaw: 30 }],
    ['is tilted', { roll: 25 }],
    ['blinks', { blink: 1 }],
  ])('overlaps itself only by the nose, where it has faded out, when the face %s', (_, pose) => {
    const { frame, touches, width } = drawnLids(pose);
    const innerCorners = EYES.map(({ upperLid }) => frame.point(upperLid.at(-1)!));
    const eyeWidth = distance(frame.point(33), frame.point(133));
    const folded = [...touches.keys()].filter((pixel) => touches[pixel]! > 1);
    const farthest = folded.map((pixel) => {
      const point = { x: (pixel % width) + 0.5, y: Math.floor(pixel / width) + 0.5 };
      return Math.min(...innerCorners.map((corner) => distance(corner, point)));
    });
    expect(Math.max(0, ...farthest)).toBeLessThan(0.55 * eyeWidth);
    expect(folded.length / touches.filter((count) => count > 0).length).toBeLessThan(0.02);
  });

  it.each([0, 0.5])('stays out of the eye when it is %d shut', (blink) => {
    const lids = drawnLids({ blink });
    for (const eye of EYES) expect(coveredInside(lids, opening(eye))).toBeLessThan(5);
  });

  it('covers the lid up to its crease', () => {
    const lids = drawnLids({});
    for (const eye of EYES) {
      const covered = coveredInside(lids, lid(eye));
      const everything = coveredInside({ ...lids, touches: lids.touches.map(() => 1) }, lid(eye));
      expect(covered / everything).toBeGreaterThan(0.9);
    }
  });

  it('ends below the brow', () => {
    const lids = drawnLids({});
    for (const eye of EYES) expect(coveredInside(lids, brow(eye))).toBe(0);
  });

  it('runs from the lashes up and from the outer corner in, on both eyes alike', () => {
    const { buffer } = drawnLids({});
    const vertices = verticesOf(buffer);
    const [right, left] = [
      vertices.slice(0, vertices.length / 2),
      vertices.slice(vertices.length / 2),
    ];
    for (const side of [right, left]) {
      const lashes = side.filter(({ across }) => across === 0);
      const top = side.filter(({ across }) => across === 1);
      expect(lashes.length).toBe(top.length);
      expect(Math.max(...top.map(({ y }) => y))).toBeLessThan(
        Math.max(...lashes.map(({ y }) => y)),
      );
      const outer = lashes.find(({ along }) => along === 0)!;
      const inner = lashes.find(({ along }) => along === 1)!;
      expect(Math.abs(outer.x - 640)).toBeGreaterThan(Math.abs(inner.x - 640));
    }
    expect(right.map(({ across, along }) => [across, along])).toEqual(
      left.map(({ across, along }) => [across, along]),
    );
  });

  it('fades with an eye that turns away, and is gone before it is seen from the side', () => {
    const facing = drawnLids({ yaw: 40 }).frame.facing[1];
    expect(facing).toBeGreaterThan(0);
    expect(facing).toBeLessThan(1);
    const vertices = verticesOf(drawnLids({ yaw: 40 }).buffer);
    expect(vertices.at(-1)!.coverage).toBeCloseTo(facing, 5);
    expect(verticesOf(drawnLids({ yaw: 70 }).buffer).length).toBe(vertices.length / 2);
  });
});
