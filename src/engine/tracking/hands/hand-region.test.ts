import { describe, expect, it } from 'vitest';

import { regionFromHand, regionFromPalm } from './hand-region.ts';

/** An open hand of 200 pixels that points upwards and is turned clockwise about its wrist. */
function turnedHand(angle: number, wristX = 300, wristY = 400): Float32Array {
  const upright = [
    [0, 0],
    ...[0.2, 0.4, 0.5, 0.6].map((share) => [-110 * share, -130 * share]),
    ...[-25, 0, 25, 50].flatMap((x) => [100, 140, 170, 200].map((y) => [x, -y])),
  ];
  return Float32Array.from(
    upright.flatMap(([x, y]) => [
      wristX + Math.cos(angle) * x! - Math.sin(angle) * y!,
      wristY + Math.sin(angle) * x! + Math.cos(angle) * y!,
      0,
    ]),
  );
}

describe('the region around the landmarks of a hand', () => {
  it.each([0, 0.6, -1.2, 3])('turns with the hand and keeps its size (%f rad)', (angle) => {
    const upright = regionFromHand(turnedHand(0));
    const region = regionFromHand(turnedHand(angle));
    expect(region.rotation).toBeCloseTo(angle, 5);
    expect(region.size).toBeCloseTo(upright.size, 2);
  });

  it('has the fingers above its middle, and all of the hand inside', () => {
    const { centreX, centreY, size } = regionFromHand(turnedHand(0));
    expect(centreY).toBeLessThan(400 - 70);
    expect(centreY - size / 2).toBeLessThan(400 - 200);
    expect(centreY + size / 2).toBeGreaterThan(400);
    expect(Math.abs(centreX - 300)).toBeLessThan(40);
  });

  it('is the same around a hand that makes a fist', () => {
    const fist = turnedHand(0);
    for (const tip of [8, 12, 16, 20]) fist[3 * tip + 1] = 400 - 90;
    expect(regionFromHand(fist)).toEqual(regionFromHand(turnedHand(0)));
  });
});

describe('the region around a palm', () => {
  it('points from the wrist to the middle knuckle and is moved that way from the palm', () => {
    const region = regionFromPalm({
      score: 1,
      centre: { x: 200, y: 100 },
      width: 60,
      height: 50,
      keypoints: [
        { x: 230, y: 100 },
        { x: 0, y: 0 },
        { x: 170, y: 100 },
      ],
    });
    expect(region.rotation).toBeCloseTo(-Math.PI / 2, 9);
    expect(region.size).toBeCloseTo(2.6 * 60, 9);
    expect(region.centreX).toBeCloseTo(200 - 25, 9);
    expect(region.centreY).toBeCloseTo(100, 9);
  });
});
