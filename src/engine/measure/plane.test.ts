import { describe, expect, it } from 'vitest';
import { blur, curvatureOf, takeBlobs, type Plane } from './plane.ts';

function planeOf(width: number, height: number, value: (x: number, y: number) => number): Plane {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) values[y * width + x] = value(x, y);
  }
  return { width, height, values };
}

describe('a blur', () => {
  it('leaves an even plane as it is, up to its rim', () => {
    const { values } = blur(
      planeOf(12, 9, () => 3),
      2,
    );
    expect(Math.min(...values)).toBeCloseTo(3, 5);
    expect(Math.max(...values)).toBeCloseTo(3, 5);
  });

  it('spreads a point by its sigma', () => {
    const { values } = blur(
      planeOf(21, 21, (x, y) => (x === 10 && y === 10 ? 1 : 0)),
      2,
    );
    expect(values[10 * 21 + 10]).toBeCloseTo(1 / (2 * Math.PI * 4), 2);
  });
});

describe('the curvature', () => {
  it('is large across a dark line, and nothing along it', () => {
    const line = blur(
      planeOf(21, 21, (x) => (x === 10 ? -1 : 0)),
      1.5,
    );
    const { larger, smaller } = curvatureOf(line, 1.5);
    expect(larger[10 * 21 + 10]!).toBeGreaterThan(0.1);
    expect(Math.abs(smaller[10 * 21 + 10]!)).toBeLessThan(0.01);
  });
});

describe('blobs', () => {
  it('are pixels that touch, also at a corner, with their length and width', () => {
    const mask = Uint8Array.from([1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
    const blobs = takeBlobs(mask, 6, 3);
    expect(blobs).toHaveLength(2);
    expect(blobs[1]).toMatchObject({
      area: 1,
      length: expect.closeTo(1, 3),
      width: expect.closeTo(1, 3),
    });
    const [line] = takeBlobs(Uint8Array.from([1, 1, 1, 1, 1, 1]), 6, 1);
    expect(line).toMatchObject({
      area: 6,
      length: expect.closeTo(6, 3),
      width: expect.closeTo(1, 3),
    });
  });
});
