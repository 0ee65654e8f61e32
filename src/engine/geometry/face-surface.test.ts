import { describe, expect, it } from 'vitest';
import { posedLandmarks } from '#tests/support/posed-landmarks.ts';
import { faceDistance, type FacePlace } from '#domain/brush/painted-stroke.ts';
import {
  areaAt,
  chartPlaces,
  pixelsPerCentimeter,
  placeOfLandmark,
  placeOnChart,
  placeOnFace,
} from './face-surface.ts';

const LANDMARKS = posedLandmarks({ eyeSpan: 200, x: 400, y: 300 });

function pointOf(landmark: number): readonly [number, number] {
  return [LANDMARKS[3 * landmark]!, LANDMARKS[3 * landmark + 1]!];
}

/** On both cheeks, the chin, the forehead, and the lips. */
const SEEN = [50, 280, 199, 151, 17] as const;

describe('a pointer on the picture of a face', () => {
  it.each(SEEN)('touches the surface where it is seen: at landmark %d', (landmark) => {
    const [x, y] = pointOf(landmark);
    const place = placeOnFace(LANDMARKS, x + 0.1, y + 0.1)!;
    expect(faceDistance(place, placeOfLandmark(landmark))).toBeLessThan(0.1);
  });

  it('touches the same place of a face that moved', () => {
    const moved = posedLandmarks({ eyeSpan: 120, x: 150, y: 500 });
    const [x, y] = [moved[3 * 50]!, moved[3 * 50 + 1]!];
    expect(faceDistance(placeOnFace(moved, x + 0.1, y)!, placeOfLandmark(50))).toBeLessThan(0.2);
  });

  it.each([
    ['beside the face', 5, 5],
    ['in an eye', ...middleOf(159, 145)],
  ] as const)('touches nothing %s', (_, x, y) => {
    expect(placeOnFace(LANDMARKS, x, y)).toBeNull();
  });

  it('scales with the nearness of the face', () => {
    const near = posedLandmarks({ eyeSpan: 400, x: 400, y: 300 });
    expect(pixelsPerCentimeter(near) / pixelsPerCentimeter(LANDMARKS)).toBeCloseTo(2);
  });
});

function middleOf(one: number, other: number): readonly [number, number] {
  const [first, second] = [pointOf(one), pointOf(other)];
  return [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
}

describe('the area that is touched', () => {
  const between = (one: number, other: number): FacePlace => {
    const [first, second] = [placeOfLandmark(one), placeOfLandmark(other)];
    return { u: (first.u + second.u) / 2, v: (first.v + second.v) / 2 };
  };

  it.each([
    ['lips', between(0, 13)],
    ['lid-right', between(159, 27)],
    ['lid-left', between(386, 257)],
    ['brow-left', between(282, 334)],
    ['cheek-right', placeOfLandmark(50)],
    ['cheek-left', placeOfLandmark(280)],
    ['chin', placeOfLandmark(199)],
    ['nose-tip', placeOfLandmark(4)],
    ['forehead-middle', placeOfLandmark(151)],
  ] as const)('is %s, on the person’s own side', (area, place) => {
    expect(areaAt(place)).toBe(area);
  });

  it('is the nearest one between two of them', () => {
    expect(areaAt(placeOfLandmark(10))).toBe('forehead-middle');
    expect(areaAt(placeOfLandmark(152))).toBe('chin');
  });
});

describe('the chart', () => {
  it('shows the person’s right on the left, as a picture does', () => {
    expect(areaAt(placeOnChart({ x: 0.33, y: 0.57 })!)).toBe('cheek-right');
    expect(areaAt(placeOnChart({ x: 0.67, y: 0.57 })!)).toBe('cheek-left');
    expect(placeOnChart({ x: 0.02, y: 0.02 })).toBeNull();
  });

  it('knows for each of its pixels which place a pointer touches there', () => {
    const [width, height] = [102, 90];
    const places = chartPlaces(width, height);
    for (const [x, y] of [
      [34, 51],
      [68, 51],
      [51, 20],
      [51, 76],
      [1, 1],
    ] as const) {
      const at = 2 * (y * width + x);
      const place = placeOnChart({ x: (x + 0.5) / width, y: (y + 0.5) / height });
      expect(places[at]).toBeCloseTo(place?.u ?? -1, 4);
      expect(places[at + 1]).toBeCloseTo(place?.v ?? -1, 4);
    }
  });
});
