import { describe, expect, it } from 'vitest';
import { posedLandmarks, type LandmarkPose } from '#tests/support/posed-landmarks.ts';
import { verticesOf, type Vertex } from '#tests/support/shape-coverage.ts';
import { distance, mixPoints, type Point } from './curve.ts';
import { createFaceFrame, type FaceFrame } from './face-frame.ts';
import { RIGHT_EYE } from './landmark-indices.ts';
import { addLashes } from './lash-shape.ts';
import { OPEN_EYES, withShutLids } from './lid-closure.ts';
import { VertexBuffer } from './vertex-buffer.ts';

/** A lash is a ribbon of five pairs of vertices, from its root to its tip. */
const STROKE_VERTICES = 10;

interface Lash {
  readonly root: Point;
  readonly tip: Point;
  /** Half widths from root to tip, in pixels. */
  readonly halfWidths: readonly number[];
  readonly coverages: readonly number[];
}

interface DrawnLashes {
  readonly frame: FaceFrame;
  readonly vertices: readonly Vertex[];
  readonly lashes: readonly Lash[];
}

function drawnLashes(pose: LandmarkPose, closure = OPEN_EYES[0]): DrawnLashes {
  const buffer = new VertexBuffer();
  const landmarks = posedLandmarks(pose);
  const frame = createFaceFrame(
    withShutLids(landmarks, createFaceFrame(landmarks), [closure, closure]),
  );
  addLashes(buffer, frame, [closure, closure]);
  const vertices = verticesOf(buffer);
  const lashes = Array.from({ length: vertices.length / STROKE_VERTICES }, (_, index) =>
    lashOf(vertices.slice(index * STROKE_VERTICES, (index + 1) * STROKE_VERTICES)),
  );
  return { frame, vertices, lashes };
}

function lashOf(vertices: readonly Vertex[]): Lash {
  const pairs = Array.from({ length: vertices.length / 2 }, (_, step) => ({
    left: vertices[2 * step]!,
    right: vertices[2 * step + 1]!,
  }));
  const middles = pairs.map(({ left, right }) => mixPoints(left, right, 0.5));
  return {
    root: middles[0]!,
    tip: middles.at(-1)!,
    halfWidths: pairs.map(({ left }) => left.along),
    coverages: pairs.map(({ left }) => left.coverage),
  };
}

/** Lashes of the subject's right eye that stand up, and those that hang down. */
function rowsOfRightEye({ frame, lashes }: DrawnLashes): { upper: Lash[]; lower: Lash[] } {
  const right = lashes.filter(({ root }) => root.x < frame.centre.x);
  return {
    upper: right.filter(({ root, tip }) => tip.y < root.y),
    lower: right.filter(({ root, tip }) => tip.y >= root.y),
  };
}

function lengthOf({ root, tip }: Lash): number {
  return distance(root, tip);
}

describe('the lashes', () => {
  it('are the same in every frame of a face that does not move', () => {
    expect(drawnLashes({}).vertices).toEqual(drawnLashes({}).vertices);
  });

  it('move with the face and not on it', () => {
    const here = drawnLashes({ x: 640 });
    const there = drawnLashes({ x: 660.25 });
    here.vertices.forEach((vertex, index) => {
      expect(there.vertices[index]!.x - vertex.x).toBeCloseTo(20.25, 2);
      expect(there.vertices[index]!.y - vertex.y).toBeCloseTo(0, 2);
    });
  });

  it('grow on upper and lower lids, longer and denser above', () => {
    const { upper, lower } = rowsOfRightEye(drawnLashes({}));
    expect(upper.length).toBeGreaterThan(25);
    expect(lower.length).toBeGreaterThan(10);
    expect(upper.length).toBeGreaterThan(lower.length);
    const longest = (row: readonly Lash[]): number => Math.max(...row.map(lengthOf));
    expect(longest(upper)).toBeGreaterThan(1.5 * longest(lower));
  });

  it('taper to their tips in width and in strength', () => {
    for (const { halfWidths, coverages } of drawnLashes({}).lashes) {
      expect(halfWidths).toEqual(halfWidths.toSorted((first, second) => second - first));
      expect(halfWidths.at(-1)! / halfWidths[0]!).toBeLessThan(0.3);
      expect(coverages.at(-1)! / coverages[0]!).toBeLessThan(0.5);
    }
  });

  it('are about 2 by 8 pixels on a face of the size of the specification, and scale with it', () => {
    const { upper } = rowsOfRightEye(drawnLashes({ eyeSpan: 0.63 * 320 }));
    const lengths = upper.map(lengthOf);
    const widest = Math.max(...upper.map(({ halfWidths }) => 2 * halfWidths[0]!));
    expect(Math.max(...lengths)).toBeGreaterThan(6);
    expect(Math.max(...lengths)).toBeLessThan(13);
    expect(widest).toBeGreaterThan(1);
    expect(widest).toBeLessThan(2.2);
    const near = rowsOfRightEye(drawnLashes({ eyeSpan: 2 * 0.63 * 320 })).upper;
    expect(Math.max(...near.map(lengthOf)) / Math.max(...lengths)).toBeCloseTo(2, 1);
  });

  it('gather into groups and differ from each other, unlike the teeth of a comb', () => {
    const { upper } = rowsOfRightEye(drawnLashes({}));
    const gaps = (points: readonly Point[]): number[] =>
      points
        .map(({ x }) => x)
        .toSorted((first, second) => first - second)
        .map((x, index, all) => (index === 0 ? 0 : x - all[index - 1]!))
        .slice(1);
    const unevenness = (values: readonly number[]): number => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return (
        Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) /
        mean
      );
    };
    expect(unevenness(gaps(upper.map(({ tip }) => tip)))).toBeGreaterThan(0.4);
    expect(unevenness(upper.map(lengthOf))).toBeGreaterThan(0.1);
  });

  it('hang over the cheek from where the lids meet when the eye is shut, and hide the lower ones', () => {
    const drawn = drawnLashes({ blink: 1 }, { shut: 1, seam: 3, slant: 0 });
    const { upper, lower } = rowsOfRightEye(drawn);
    expect(upper).toEqual([]);
    const open = rowsOfRightEye(drawnLashes({}));
    expect(lower.length).toBe(open.upper.length);
    const heights = RIGHT_EYE.lowerLid.map((landmark) => drawn.frame.point(landmark).y);
    for (const { root } of lower) {
      expect(root.y).toBeGreaterThan(Math.min(...heights) - 1.5);
      expect(root.y).toBeLessThan(Math.max(...heights) + 1.5);
    }
  });

  it('turn over little by little as the eye shuts', () => {
    const fall = (shut: number): number => {
      const { lashes, frame } = drawnLashes({ blink: 0.7 }, { shut, seam: 0, slant: 0 });
      const right = lashes.filter(({ root }) => root.x < frame.centre.x);
      const count = rowsOfRightEye(drawnLashes({})).upper.length;
      return right.slice(0, count).reduce((sum, { root, tip }) => sum + tip.y - root.y, 0);
    };
    const falls = [0, 0.25, 0.5, 0.75, 1].map(fall);
    expect(falls).toEqual(falls.toSorted((first, second) => first - second));
    expect(falls[0]).toBeLessThan(0);
    expect(falls[4]).toBeGreaterThan(0);
  });

  it('stand up from a narrow eye that is open', () => {
    expect(rowsOfRightEye(drawnLashes({ blink: 0.7 })).upper.length).toBeGreaterThan(25);
  });

  it('grow behind the edges of the lids, clear of the eyeball', () => {
    const drawn = drawnLashes({});
    const { frame } = drawn;
    const { upper, lower } = rowsOfRightEye(drawn);
    const width = distance(frame.point(33), frame.point(133));
    const edgeAt = (arc: readonly number[], x: number): number => {
      const edge = arc.map(frame.point);
      const index = edge.findIndex((point) => point.x > x);
      const [a, b] = [edge[index - 1]!, edge[index]!];
      return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
    };
    const within = ({ root }: Lash): boolean => root.x > frame.point(33).x + 0.1 * width;
    for (const { root } of upper.filter(within)) {
      expect(edgeAt(RIGHT_EYE.upperLid, root.x) - root.y).toBeGreaterThan(0);
    }
    for (const { root } of lower.filter(within)) {
      expect(root.y - edgeAt(RIGHT_EYE.lowerLid, root.x)).toBeGreaterThan(0.015 * width);
    }
  });

  it('stay off the inner corner of the eye', () => {
    const { frame, lashes } = drawnLashes({});
    const [outer, inner] = [frame.point(33), frame.point(133)];
    const right = lashes.filter(({ root }) => root.x < frame.centre.x);
    const nearest = Math.min(...right.map(({ root }) => distance(root, inner)));
    expect(nearest).toBeGreaterThan(0.08 * distance(outer, inner));
  });

  it('are gone from an eye that is seen from the side', () => {
    const all = drawnLashes({}).lashes.length;
    expect(drawnLashes({ yaw: 70 }).lashes.length).toBe(all / 2);
  });
});
