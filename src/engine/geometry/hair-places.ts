import type { Point } from './curve.ts';
import type { FaceFrame } from './face-frame.ts';

/** The middle of the top of the face, and to both sides of it. */
const ABOVE = [10, 338, 109, 297, 67, 332, 103] as const;

/**
 * How far above these hair is read, in widths of the face: past the roots of a fringe, short of the back of
 * the head.
 */
const FROM = 0.14;
const TO = 0.3;
const STEP = 0.01;

/** Where the hair's own color is read, above the forehead: points in pixels, some of which may lie outside of the picture. */
export function hairPlaces({ point, down, width }: FaceFrame): readonly Point[] {
  const places: Point[] = [];
  for (const landmark of ABOVE) {
    const rim = point(landmark);
    for (let up = FROM; up < TO; up += STEP) {
      places.push({ x: rim.x - down.x * up * width, y: rim.y - down.y * up * width });
    }
  }
  return places;
}

/**
 * Which of these places stand for hair when ranked by lightness, as shares of all: darker is shade, lighter
 * is shine.
 */
export const HAIR_RANKS = { from: 0.1, to: 0.6 } as const;
