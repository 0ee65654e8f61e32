import { describe, expect, it } from 'vitest';

import { unitSquareToRegion } from './affine.ts';
import type { Detection } from './detection.ts';
import { followRegion, regionFromDetection, regionFromLandmarks } from './region-of-interest.ts';

/** Landmarks on an upright ellipse of 100 x 140 pixels with the eyes on its middle line, turned about its centre. */
function turnedFace(angle: number, centreX = 300, centreY = 200): Float32Array {
  const points = Array.from({ length: 478 }, (_, index) => {
    const around = (2 * Math.PI * index) / 478;
    return [50 * Math.cos(around), 70 * Math.sin(around)];
  });
  points[33] = [-40, -10];
  points[263] = [40, -10];
  return Float32Array.from(
    points.flatMap(([x, y]) => [
      centreX + Math.cos(angle) * x! - Math.sin(angle) * y!,
      centreY + Math.sin(angle) * x! + Math.cos(angle) * y!,
      0,
    ]),
  );
}

describe('the region of interest', () => {
  it('of a detection is a square of one and a half times its larger side, along the eyes', () => {
    const detection: Detection = {
      score: 1,
      centre: { x: 100, y: 80 },
      width: 40,
      height: 50,
      keypoints: [
        { x: 90, y: 70 },
        { x: 110, y: 90 },
      ],
    };
    const region = regionFromDetection(detection);
    expect(region).toMatchObject({ centreX: 100, centreY: 80, size: 75 });
    expect(region.rotation).toBeCloseTo(Math.PI / 4, 9);
  });

  it.each([0, 0.3, -0.7, 1.5])(
    'of landmarks turns with the face and keeps its size (%f rad)',
    (angle) => {
      const region = regionFromLandmarks(turnedFace(angle));
      expect(region.rotation).toBeCloseTo(angle, 5);
      expect(region.size).toBeCloseTo(1.5 * 140, 1);
      expect(region.centreX).toBeCloseTo(300, 1);
      expect(region.centreY).toBeCloseTo(200, 1);
    },
  );
});

describe('a region that follows', () => {
  const before = { centreX: 300, centreY: 200, size: 200, rotation: 0.1 };

  it('stays where it is while the face moves by less than its slack', () => {
    const wanted = { centreX: 301, centreY: 199, size: 202, rotation: 0.105 };
    expect(followRegion(before, wanted)).toEqual(before);
  });

  it('comes as near as its slack to a face that moves farther', () => {
    const wanted = { centreX: 320, centreY: 170, size: 240, rotation: 0.3 };
    const after = followRegion(before, wanted);
    expect(wanted.centreX - after.centreX).toBeCloseTo(0.006 * wanted.size, 9);
    expect(after.centreY - wanted.centreY).toBeCloseTo(0.006 * wanted.size, 9);
    expect(wanted.size - after.size).toBeCloseTo(0.012 * wanted.size, 9);
    expect(wanted.rotation - after.rotation).toBeCloseTo(0.008, 9);
  });

  it('goes the short way around for a face that hangs upside down', () => {
    const after = followRegion({ ...before, rotation: 3.14 }, { ...before, rotation: -3.14 });
    expect(Math.abs(after.rotation + 3.14)).toBeLessThan(0.009);
  });
});

describe('the map from the unit square to a region', () => {
  it('sends the corners to the corners of the upright square', () => {
    const map = unitSquareToRegion({ centreX: 50, centreY: 30, size: 20, rotation: 0 });
    expect(map).toEqual({ xx: 20, xy: -0, x0: 40, yx: 0, yy: 20, y0: 20 });
  });

  it('turns clockwise as seen about the centre', () => {
    const map = unitSquareToRegion({ centreX: 50, centreY: 30, size: 20, rotation: Math.PI / 2 });
    expect(map.x0).toBeCloseTo(60, 9);
    expect(map.y0).toBeCloseTo(20, 9);
    expect(map.xx * 0.5 + map.xy * 0.5 + map.x0).toBeCloseTo(50, 9);
    expect(map.yx * 0.5 + map.yy * 0.5 + map.y0).toBeCloseTo(30, 9);
  });
});
