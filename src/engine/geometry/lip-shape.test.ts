import { describe, expect, it } from 'vitest';
import { posedLandmarks, type LandmarkPose } from '#tests/support/posed-landmarks.ts';
import {
  coverageOf,
  distanceToOutline,
  isInside,
  verticesOf,
  type ShapeCoverage,
} from '#tests/support/shape-coverage.ts';
import { LIPS_INNER, LIPS_OUTER } from './landmark-indices.ts';
import { smoothCurve } from './curve.ts';
import { createFaceFrame } from './face-frame.ts';
import { addLips } from './lip-shape.ts';
import { VertexBuffer } from './vertex-buffer.ts';

const POSES: readonly (readonly [string, LandmarkPose])[] = [
  ['rests', {}],
  ['has parted lips', { mouthOpen: 0.4 }],
  ['talks', { mouthOpen: 1.2 }],
  ['opens wide', { mouthOpen: 2.5 }],
  ['is turned', { yaw: 35, mouthOpen: 1 }],
  ['is tilted', { roll: 30, mouthOpen: 1 }],
  ['is small', { eyeSpan: 60, mouthOpen: 1 }],
  ['is large', { eyeSpan: 420, mouthOpen: 1, y: 100 }],
];

interface DrawnLips extends ShapeCoverage {
  readonly buffer: VertexBuffer;
  readonly outer: readonly number[];
  readonly inner: readonly number[];
}

function drawnLips(pose: LandmarkPose): DrawnLips {
  const buffer = new VertexBuffer();
  const frame = createFaceFrame(posedLandmarks(pose));
  const range = addLips(buffer, frame);
  const outlineOf = (loop: readonly number[]): number[] =>
    smoothCurve([...loop, loop[0]!].map(frame.point), 4).flatMap(({ x, y }) => [x, y]);
  return {
    buffer,
    ...coverageOf(buffer, range),
    outer: outlineOf(LIPS_OUTER),
    inner: outlineOf(LIPS_INNER),
  };
}

/** Coverages of the pixels whose middle passes a test. */
function where(lips: DrawnLips, test: (x: number, y: number) => boolean): number[] {
  const chosen: number[] = [];
  const xs = lips.outer.filter((_, index) => index % 2 === 0);
  const ys = lips.outer.filter((_, index) => index % 2 === 1);
  for (let y = Math.floor(Math.min(...ys)) - 9; y < Math.max(...ys) + 9; y += 1) {
    for (let x = Math.floor(Math.min(...xs)) - 9; x < Math.max(...xs) + 9; x += 1) {
      if (test(x + 0.5, y + 0.5)) chosen.push(lips.coverage[y * lips.width + x]!);
    }
  }
  return chosen;
}

describe('the shape of the lips', () => {
  it.each(POSES)('touches no pixel twice when the face %s', (_, pose) => {
    expect(drawnLips(pose).mostTouches).toBe(1);
  });

  it.each(POSES)('covers nothing inside the mouth when the face %s', (_, pose) => {
    const lips = drawnLips(pose);
    const painted = where(
      lips,
      (x, y) => isInside(lips.inner, x, y) && distanceToOutline(lips.inner, x, y) > 1,
    ).filter((coverage) => coverage > 0.02);
    expect(painted).toEqual([]);
  });

  it.each(POSES)('covers the lips when the face %s', (_, pose) => {
    const lips = drawnLips(pose);
    const margin = 4 * Math.max(1, (pose.eyeSpan ?? 200) / 200);
    const within = where(
      lips,
      (x, y) =>
        isInside(lips.outer, x, y) &&
        !isInside(lips.inner, x, y) &&
        distanceToOutline(lips.outer, x, y) > margin &&
        distanceToOutline(lips.inner, x, y) > margin,
    );
    expect(within.filter((coverage) => coverage < 0.95)).toEqual([]);
  });

  it('ends within three pixels of the lips, softly', () => {
    const lips = drawnLips({});
    const beyond = where(
      lips,
      (x, y) => !isInside(lips.outer, x, y) && distanceToOutline(lips.outer, x, y) > 3,
    );
    expect(Math.max(...beyond)).toBeLessThan(0.05);
    const edge = where(lips, (x, y) => distanceToOutline(lips.outer, x, y) < 0.5);
    const mean = edge.reduce((sum, coverage) => sum + coverage, 0) / edge.length;
    expect(mean).toBeGreaterThan(0.25);
    expect(mean).toBeLessThan(0.75);
  });

  it('leaves no pale seam between lips that touch', () => {
    const lips = drawnLips({ mouthOpen: 0 });
    const seam = where(
      lips,
      (x, y) =>
        distanceToOutline(lips.inner, x, y) < 1.5 && distanceToOutline(lips.outer, x, y) > 4,
    );
    expect(seam.length).toBeGreaterThan(100);
    expect(Math.min(...seam)).toBeGreaterThan(0.98);
  });

  it('tells for each vertex where on the lips it lies', () => {
    const { buffer } = drawnLips({ mouthOpen: 1 });
    const vertices = verticesOf(buffer);
    expect(vertices.every(({ across }) => across >= 0 && across <= 1)).toBe(true);
    expect(vertices.every(({ along }) => along >= 0 && along <= 2)).toBe(true);
    const at = (place: number): (typeof vertices)[number] =>
      vertices.find(({ along }) => along === place)!;
    expect(at(0).x).toBeLessThan(at(1).x);
    expect(at(0.5).y).toBeLessThan(at(1.5).y);
    expect([at(2).x, at(2).y]).toEqual([at(0).x, at(0).y]);
  });
});
