import { beforeAll, describe, expect, it } from 'vitest';
import { posedLandmarks, type LandmarkPose } from '#tests/support/posed-landmarks.ts';
import {
  coverageOf,
  isInside,
  verticesOf,
  type ShapeCoverage,
} from '#tests/support/shape-coverage.ts';
import { FACE_OVAL, LEFT_EYE, LIPS_OUTER, RIGHT_EYE } from './landmark-indices.ts';
import { createFaceFrame, type FaceFrame } from './face-frame.ts';
import { NOSTRILS, SMILE_LINES } from './landmark-sets.ts';
import { addSkin } from './skin-shape.ts';
import { VertexBuffer } from './vertex-buffer.ts';

interface DrawnSkin extends ShapeCoverage {
  readonly frame: FaceFrame;
}

function drawnSkin(pose: LandmarkPose): DrawnSkin {
  const buffer = new VertexBuffer();
  const frame = createFaceFrame(posedLandmarks(pose));
  const range = addSkin(buffer, frame);
  return { frame, ...coverageOf(buffer, range) };
}

/** Coverage of the mesh's vertices: there is one for each landmark but the irises'. */
function vertexCoverages(pose: LandmarkPose): number[] {
  const buffer = new VertexBuffer();
  addSkin(buffer, createFaceFrame(posedLandmarks(pose)));
  return verticesOf(buffer).map(({ coverage }) => coverage);
}

function outline(frame: FaceFrame, loop: readonly number[]): number[] {
  return loop.flatMap((landmark) => {
    const { x, y } = frame.point(landmark);
    return [x, y];
  });
}

/** Largest coverage inside a loop of landmarks. */
function mostInside(skin: DrawnSkin, loop: readonly number[]): number {
  const polygon = outline(skin.frame, loop);
  return skin.coverage.reduce((most, coverage, pixel) => {
    if (coverage <= most) return most;
    const [x, y] = [(pixel % skin.width) + 0.5, Math.floor(pixel / skin.width) + 0.5];
    return isInside(polygon, x, y) ? coverage : most;
  }, 0);
}

function coverageAt(skin: DrawnSkin, landmark: number): number {
  const { x, y } = skin.frame.point(landmark);
  return skin.coverage[Math.floor(y) * skin.width + Math.floor(x)]!;
}

const CHEEKS = [50, 280] as const;
const NOSE = 4;

describe('the skin of a face', () => {
  let front: DrawnSkin;
  beforeAll(() => {
    front = drawnSkin({});
  });

  it('touches no pixel twice', () => {
    expect(front.mostTouches).toBe(1);
  });

  it('touches hardly any pixel twice where the nose of a turned face hides its cheek', () => {
    const { touches } = drawnSkin({ yaw: 45 });
    const once = touches.filter((count) => count > 0).length;
    expect(touches.filter((count) => count > 1).length / once).toBeLessThan(0.02);
  });

  it('covers cheeks and nose whole', () => {
    for (const landmark of [...CHEEKS, NOSE]) {
      expect(coverageAt(front, landmark)).toBeGreaterThan(0.98);
    }
  });

  it.each([
    ['right eye', [...RIGHT_EYE.upperLid, ...RIGHT_EYE.lowerLid.toReversed()]],
    ['left eye', [...LEFT_EYE.upperLid, ...LEFT_EYE.lowerLid.toReversed()]],
    ['mouth and lips', LIPS_OUTER],
  ])('has a hole where the %s is', (_, loop) => {
    expect(mostInside(front, loop)).toBeLessThan(0.02);
  });

  it('leaves the openings of the nostrils bare, and the nose around them covered', () => {
    const coverages = vertexCoverages({});
    for (const { opening } of NOSTRILS) {
      expect(opening.map((landmark) => coverages[landmark])).toEqual(opening.map(() => 0));
    }
    for (const landmark of [4, 1, 115, 344]) expect(coverages[landmark]).toBeGreaterThan(0.98);
  });

  it('is stricter about dark pixels on brows, nostrils and smile lines than on the cheeks', () => {
    const buffer = new VertexBuffer();
    addSkin(buffer, createFaceFrame(posedLandmarks({})));
    const guards = verticesOf(buffer).map(({ guard }) => guard);
    const strict = [
      ...RIGHT_EYE.browLower,
      ...LEFT_EYE.browUpper,
      ...NOSTRILS.flatMap(({ opening, rim }) => [...opening, ...rim]),
      ...SMILE_LINES.flat(),
    ];
    for (const landmark of strict) expect(guards[landmark]).toBeGreaterThanOrEqual(0.5);
    for (const landmark of CHEEKS) expect(guards[landmark]).toBe(0);
  });

  it('fades out at the outline of the face', () => {
    for (const landmark of FACE_OVAL) expect(coverageAt(front, landmark)).toBeLessThan(0.1);
  });

  it('covers nothing outside the face', () => {
    const polygon = outline(front.frame, FACE_OVAL);
    const beyond = [...front.coverage.keys()].filter(
      (pixel) =>
        front.coverage[pixel]! > 0.02 &&
        !isInside(polygon, (pixel % front.width) + 0.5, Math.floor(pixel / front.width) + 0.5),
    );
    expect(beyond).toEqual([]);
  });

  it('fades from a cheek as it turns away, until nothing is left', () => {
    const [rightCheek, leftCheek] = CHEEKS;
    const cheeks = [0, 30, 50, 60, 70, 80].map((yaw) => vertexCoverages({ yaw }));
    const far = cheeks.map((coverages) => coverages[leftCheek]!);
    expect(far[0]).toBe(1);
    expect(far).toEqual(far.toSorted((first, second) => second - first));
    expect(far.at(-1)).toBe(0);
    expect(cheeks.map((coverages) => coverages[rightCheek]).slice(0, 4)).toEqual([1, 1, 1, 1]);
  });

  it('covers less of a face the further it turns', () => {
    const sums = [0, 30, 60].map((yaw) =>
      drawnSkin({ yaw }).coverage.reduce((sum, coverage) => sum + coverage, 0),
    );
    expect(sums).toEqual(sums.toSorted((first, second) => second - first));
  });
});
