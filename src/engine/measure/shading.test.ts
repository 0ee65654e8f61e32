import { describe, expect, it } from 'vitest';
import type { Direction } from '#engine/geometry/face-normals.ts';
import { learnShading } from './shading.ts';

const unit = (x: number, y: number, z: number): Direction => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const PLACES = [-0.6, -0.3, 0, 0.3, 0.6].flatMap((x) => [-0.4, 0, 0.4].map((y) => unit(x, y, -1)));

describe('the shading of a face', () => {
  it('is even in light from everywhere', () => {
    const shading = learnShading(PLACES.map((normal) => ({ normal, luminance: 0.3, weight: 1 })));
    expect(shading([0, 0, -1])).toBeCloseTo(1, 2);
    expect(shading(unit(0.5, 0, -1))).toBeCloseTo(1, 2);
  });

  it('finds the light that falls on each direction from a side', () => {
    const light = ([x]: Direction): number => 0.4 * (1 - 0.5 * x);
    const shading = learnShading(
      PLACES.map((normal) => ({ normal, luminance: light(normal), weight: 1 })),
    );
    expect(shading(unit(-0.6, 0, -1)) / shading(unit(0.6, 0, -1))).toBeCloseTo(
      light(unit(-0.6, 0, -1)) / light(unit(0.6, 0, -1)),
      0,
    );
  });

  it('does not take one dark place for shade', () => {
    const shading = learnShading(
      PLACES.map((normal, at) => ({ normal, luminance: at === 0 ? 0.05 : 0.3, weight: 1 })),
    );
    expect(shading(PLACES[0]!)).toBeGreaterThan(0.85);
  });
});
