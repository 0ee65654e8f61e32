import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { direction, distance, resample, smoothCurve, smoothstep, type Point } from './curve.ts';

const ARC: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 10, y: 8 },
  { x: 25, y: 11 },
  { x: 41, y: 9 },
  { x: 50, y: 0 },
];

const points = fc.array(
  fc.record({
    x: fc.double({ min: -500, max: 500, noNaN: true }),
    y: fc.double({ min: -500, max: 500, noNaN: true }),
  }),
  { minLength: 2, maxLength: 8 },
);

describe('a smooth curve', () => {
  it('passes through each of its points', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 6 }), (line, perSegment) => {
        const curve = smoothCurve(line, perSegment);
        line.forEach((point, index) => {
          expect(distance(curve[index * perSegment]!, point)).toBeLessThan(1e-9);
        });
      }),
    );
  });

  it('has the samples that were asked for in each segment, and its last point once', () => {
    expect(smoothCurve(ARC, 4)).toHaveLength(4 * 4 + 1);
  });

  it('is straight through points on a line', () => {
    const line = [0, 1, 2, 3].map((step) => ({ x: 3 * step, y: 4 * step }));
    for (const { x, y } of smoothCurve(line, 5)) expect(4 * x - 3 * y).toBeCloseTo(0);
  });

  it('bends without corners', () => {
    const turns = turningAngles(smoothCurve(ARC, 8));
    expect(Math.max(...turns)).toBeLessThan(12);
    expect(Math.max(...turningAngles(ARC))).toBeGreaterThan(25);
  });

  it('of fewer than two points is those points', () => {
    expect(smoothCurve([], 4)).toEqual([]);
    expect(smoothCurve([{ x: 1, y: 2 }], 4)).toEqual([{ x: 1, y: 2 }]);
  });
});

describe('a resampled line', () => {
  it('has its points at equal distances along the line', () => {
    const lengths = segmentLengths(resample(smoothCurve(ARC, 16), 12));
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.02);
  });

  it('keeps both ends', () => {
    const line = resample(ARC, 7);
    expect(line).toHaveLength(7);
    expect(line[0]).toEqual(ARC[0]);
    expect(distance(line[6]!, ARC[4]!)).toBeLessThan(1e-9);
  });

  it('of a single point repeats it, and of none is none', () => {
    const point = { x: 3, y: 4 };
    expect(resample([point, point], 3)).toEqual([point, point, point]);
    expect(resample([], 3)).toEqual([]);
  });
});

describe('a direction', () => {
  it('is of length one, and none between points that coincide', () => {
    expect(direction({ x: 1, y: 1 }, { x: 4, y: 5 })).toEqual({ x: 0.6, y: 0.8 });
    expect(direction({ x: 1, y: 1 }, { x: 1, y: 1 })).toEqual({ x: 0, y: 0 });
  });
});

describe('the smooth step', () => {
  it('rises from 0 to 1 between its ends and stays there beyond', () => {
    expect([-1, 2, 3, 4, 9].map((value) => smoothstep(2, 4, value))).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('falls when its first end is the larger', () => {
    expect([1, 0.94].map((value) => smoothstep(1, 0.94, value))).toEqual([0, 1]);
  });
});

function segmentLengths(line: readonly Point[]): number[] {
  return line.slice(1).map((point, index) => distance(point, line[index]!));
}

/** Degrees by which a line turns at each of its inner points. */
function turningAngles(line: readonly Point[]): number[] {
  return line.slice(1, -1).map((point, index) => {
    const before = direction(line[index]!, point);
    const after = direction(point, line[index + 2]!);
    const cosine = before.x * after.x + before.y * after.y;
    return (Math.acos(Math.min(1, cosine)) * 180) / Math.PI;
  });
}
