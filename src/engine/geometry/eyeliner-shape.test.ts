import { describe, expect, it } from 'vitest';
import { posedLandmarks, type LandmarkPose } from '#tests/support/posed-landmarks.ts';
import { coverageOf, isInside, verticesOf, type Vertex } from '#tests/support/shape-coverage.ts';
import { LEFT_EYE, RIGHT_EYE } from './landmark-indices.ts';
import { direction, distance, type Point } from './curve.ts';
import { createFaceFrame, type FaceFrame } from './face-frame.ts';
import { addEyeliner } from './eyeliner-shape.ts';
import { VertexBuffer } from './vertex-buffer.ts';

/** Rows of vertices across the line: soft edge, body, body, soft edge. */
const ROWS = 4;

const POSES: readonly (readonly [string, LandmarkPose])[] = [
  ['looks straight ahead', {}],
  ['is turned', { yaw: 25 }],
  ['is tilted', { roll: -20 }],
  ['is near', { eyeSpan: 420 }],
  ['looks down', { blink: 0.5 }],
  ['blinks', { blink: 1 }],
];

interface Line {
  readonly frame: FaceFrame;
  readonly buffer: VertexBuffer;
  /** Both edges of the body of the right eye's line, from the inner corner to the tip of the wing. */
  readonly lower: readonly Vertex[];
  readonly upper: readonly Vertex[];
}

function drawnLine(pose: LandmarkPose): Line {
  const buffer = new VertexBuffer();
  const frame = createFaceFrame(posedLandmarks(pose));
  addEyeliner(buffer, frame);
  const vertices = verticesOf(buffer);
  const columns = vertices.length / 2 / ROWS;
  return {
    frame,
    buffer,
    lower: vertices.slice(columns, 2 * columns),
    upper: vertices.slice(2 * columns, 3 * columns),
  };
}

/** Thickness of the line's body where it is whole, from the inner corner to the tip. */
function thicknesses({ lower, upper }: Line): number[] {
  return lower.map((point, index) => distance(point, upper[index]!));
}

/** Degrees by which an edge turns at each inner point that lies where the line is thick enough to be seen. */
function turns(edge: readonly Point[], line: Line): number[] {
  const widths = thicknesses(line);
  return edge.slice(1, -1).flatMap((point, index) => {
    const [before, after] = [edge[index]!, edge[index + 2]!];
    const isSeen = widths[index + 1]! > 0.4 * line.frame.specificationPixel;
    if (!isSeen || distance(before, point) < 0.4 || distance(point, after) < 0.4) return [];
    const [arriving, leaving] = [direction(before, point), direction(point, after)];
    const cosine = arriving.x * leaving.x + arriving.y * leaving.y;
    return [(Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI];
  });
}

describe('the shape of the eyeliner', () => {
  it('is thinner at the inner corner than above the outer one', () => {
    const widths = thicknesses(drawnLine({}));
    const outer = Math.max(...widths);
    expect(widths[0]).toBeLessThan(outer * 0.2);
  });

  it('tapers to the tip of the wing without growing again', () => {
    const widths = thicknesses(drawnLine({}));
    const widest = widths.indexOf(Math.max(...widths));
    const wing = widths.slice(widest);
    expect(wing.length).toBeGreaterThan(4);
    expect(wing).toEqual(wing.toSorted((first, second) => second - first));
    expect(wing.at(-1)).toBeLessThan(0.5);
  });

  it('grows without a step along the lashes', () => {
    const widths = thicknesses(drawnLine({}));
    const steps = widths.slice(1).map((width, index) => Math.abs(width - widths[index]!));
    expect(Math.max(...steps)).toBeLessThan(Math.max(...widths) * 0.3);
  });

  it.each(POSES)('flows into the wing without a kink when the face %s', (_, pose) => {
    const line = drawnLine(pose);
    expect(Math.max(...turns(line.upper, line))).toBeLessThan(13);
  });

  it.each(POSES)(
    'has a corner in its lower edge only where the lids meet when the face %s',
    (_, pose) => {
      const line = drawnLine(pose);
      const sharp = turns(line.lower, line).map((angle) => angle > 20);
      const [first, last] = [sharp.indexOf(true), sharp.lastIndexOf(true)];
      expect(last - first).toBeLessThan(2);
    },
  );

  it('reaches beyond the outer corner of the eye and rises from it', () => {
    const { frame, upper } = drawnLine({});
    const tip = upper.at(-1)!;
    const [outer, inner] = [frame.point(33), frame.point(133)];
    const eye = distance(outer, inner);
    expect(outer.x - tip.x).toBeGreaterThan(0.1 * eye);
    expect(outer.x - tip.x).toBeLessThan(0.35 * eye);
    expect(outer.y - tip.y).toBeGreaterThan(0);
  });

  it.each(POSES)('leaves the eye itself bare when the face %s', (_, pose) => {
    const buffer = new VertexBuffer();
    const frame = createFaceFrame(posedLandmarks(pose));
    const { coverage, width } = coverageOf(buffer, addEyeliner(buffer, frame));
    for (const { upperLid, lowerLid } of [RIGHT_EYE, LEFT_EYE]) {
      const polygon = [...upperLid, ...lowerLid.toReversed()].flatMap((landmark) => {
        const { x, y } = frame.point(landmark);
        return [x, y];
      });
      const inside = [...coverage.keys()].filter(
        (pixel) =>
          coverage[pixel]! > 0.5 &&
          isInside(polygon, (pixel % width) + 0.5, Math.floor(pixel / width) + 0.5),
      );
      // A lid of straight pieces between landmarks lies inside the smooth one by a pixel here and there.
      expect(inside.length).toBeLessThan(6);
    }
  });

  it('is as thick as the specification says on a face of its size, and scales with the face', () => {
    const alongLashes = (eyeSpan: number): number => thicknesses(drawnLine({ eyeSpan }))[24]!;
    const specified = alongLashes(0.63 * 320);
    expect(specified).toBeGreaterThan(1.5);
    expect(specified).toBeLessThan(3);
    expect(alongLashes(2 * 0.63 * 320) / specified).toBeGreaterThan(1.8);
  });

  it('is gone from an eye that is seen from the side', () => {
    const whole = drawnLine({}).buffer.vertexCount;
    expect(drawnLine({ yaw: 70 }).buffer.vertexCount).toBe(whole / 2);
  });
});
