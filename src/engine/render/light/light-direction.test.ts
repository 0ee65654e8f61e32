import { describe, expect, it } from 'vitest';
import { SKIN_AT_CHIN, SKIN_AT_FOREHEAD, SKIN_SIDES } from '#engine/geometry/landmark-sets.ts';
import type { Rgb } from '#domain/colour/transfer.ts';
import { measureDirection } from './light-direction.ts';

const SKIN: Rgb = [0.7, 0.55, 0.48];
const dimmer = (share: number): Rgb => [SKIN[0] * share, SKIN[1] * share, SKIN[2] * share];

function brightWhere(isBright: (landmark: number) => boolean): (landmark: number) => Rgb {
  return (landmark) => (isBright(landmark) ? SKIN : dimmer(0.7));
}

const RIGHT_SIDE = new Set<number>(SKIN_SIDES.map(([right]) => right));
const FOREHEAD = new Set<number>(SKIN_AT_FOREHEAD);

describe('the direction of light', () => {
  it('is that of the camera when the face is lit evenly', () => {
    const { left, above } = measureDirection(() => SKIN);
    expect(left).toBeCloseTo(0, 12);
    expect(above).toBeCloseTo(0, 12);
  });

  it('is the side that is brighter', () => {
    expect(measureDirection(brightWhere((at) => RIGHT_SIDE.has(at))).left).toBeLessThan(-0.5);
    expect(measureDirection(brightWhere((at) => !RIGHT_SIDE.has(at))).left).toBeGreaterThan(0.5);
  });

  it('is above when the forehead is brighter than the chin', () => {
    const chin = new Set<number>(SKIN_AT_CHIN);
    expect(measureDirection(brightWhere((at) => FOREHEAD.has(at))).above).toBeGreaterThan(0.5);
    expect(measureDirection(brightWhere((at) => chin.has(at))).above).toBeLessThan(-0.5);
  });

  it('is not turned by a hand in front of one cheek', () => {
    const hidden = new Set<number>([50, 205, 101, 36, 118]);
    const { left } = measureDirection((at) => (hidden.has(at) ? dimmer(0.3) : SKIN));
    expect(left).toBeCloseTo(0, 12);
  });

  it('is a finite number in the dark', () => {
    expect(measureDirection(() => [0, 0, 0])).toEqual({ left: 0, above: 0 });
  });
});
