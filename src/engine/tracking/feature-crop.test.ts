import { describe, expect, it } from 'vitest';

import { cropFeatures, cropToFeatureMap, placeRefined } from './feature-crop.ts';
import type { RefinementRegion } from './refinement-regions.ts';
import { LEFT_EYE_REGION, LIPS_REGION, RIGHT_EYE_REGION } from './refinement-regions.ts';

/** Four landmarks at the corners of a box in the model's input, 64 wide and 32 high around (96, 96), turned. */
const region: RefinementRegion = { landmarks: [0, 1, 2, 3], horizontal: [0, 1] };
function mesh(angle: number): Float32Array {
  const corners = [
    [-32, -16],
    [32, -16],
    [-32, 16],
    [32, 16],
  ];
  return Float32Array.from(
    corners.flatMap(([x, y]) => [
      96 + Math.cos(angle) * x! - Math.sin(angle) * y!,
      96 + Math.sin(angle) * x! + Math.cos(angle) * y!,
      0,
    ]),
  );
}

describe('the crop of a region', () => {
  it('is centred on its landmarks and half as large again', () => {
    const map = cropToFeatureMap(mesh(0), region);
    // 64 x 32 pixels are 16 x 8 cells of the feature map; the crop's 16 x 16 cells cover 24 x 12 of them.
    expect(map.xx * 16).toBeCloseTo(24, 5);
    expect(map.yy * 16).toBeCloseTo(12, 5);
    expect(map.x0 + map.xx * 8).toBeCloseTo(24, 5);
    expect(map.y0 + map.yy * 8).toBeCloseTo(24, 5);
  });

  it('turns with the line that is to be horizontal', () => {
    const map = cropToFeatureMap(mesh(0.4), region);
    expect(Math.atan2(map.yx, map.xx)).toBeCloseTo(0.4, 5);
    expect(map.x0 + 8 * (map.xx + map.xy)).toBeCloseTo(24, 4);
    expect(map.y0 + 8 * (map.yx + map.yy)).toBeCloseTo(24, 4);
  });

  it('takes features between cells from their neighbours', () => {
    const features = new Float32Array(48 * 48 * 32);
    for (let cell = 0; cell < 48 * 48; cell += 1)
      features.fill(cell % 48, 32 * cell, 32 * cell + 32);
    const crop = new Float32Array(16 * 16 * 32);
    cropFeatures(features, cropToFeatureMap(mesh(0), region), crop);
    // The first cell's centre lies 0.75 cells inside of the crop's edge at 12; cell centres are at halves.
    expect(crop[0]).toBeCloseTo(12.75 - 0.5, 5);
    expect(crop[31]).toBe(crop[0]);
  });

  it('is 0 where it leaves the feature map', () => {
    const features = new Float32Array(48 * 48 * 32).fill(5);
    const crop = new Float32Array(16 * 16 * 32).fill(9);
    cropFeatures(features, { xx: 1, xy: 0, x0: -8, yx: 0, yy: 1, y0: 0 }, crop);
    expect(crop[0]).toBe(0);
    expect(crop[32 * 15]).toBe(5);
  });

  it('puts refined points back into the input and leaves their depth', () => {
    const landmarks = Float32Array.of(0, 0, 3, 0, 0, 4);
    const map = { xx: 1.5, xy: 0, x0: 12, yx: 0, yy: 0.75, y0: 18 };
    // Refined points count quarters of crop cells: 32 is the middle of the crop.
    placeRefined(Float32Array.of(32, 32), [1], map, landmarks);
    expect([...landmarks]).toEqual([0, 0, 3, 96, 96, 4]);
  });
});

describe('the refinement regions', () => {
  it.each([
    ['lips', LIPS_REGION, 80],
    ['right eye', RIGHT_EYE_REGION, 71],
    ['left eye', LEFT_EYE_REGION, 71],
  ] as const)('name each landmark of the %s once', (_, { landmarks }, count) => {
    expect(landmarks).toHaveLength(count);
    expect(new Set(landmarks).size).toBe(count);
  });
});
