/** Where a face and its parts are in a picture, for what is cut out of it. */

import type { Area, Size } from '#domain/picture/fit.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** All in shares of the picture as it is displayed. */
export interface FacePlaces {
  readonly face: Area;
  readonly eyes: Place;
  readonly cheeks: Place;
  readonly lips: Place;
}

/** Landmarks of the face mesh: the rim of the face at its top, bottom and sides. */
const RIM = [10, 152, 234, 454] as const;
const EYES = [33, 263, 159, 386] as const;
const CHEEKS = [50, 280] as const;
const LIPS = [61, 291, 0, 17] as const;

/** @param landmarks three numbers for each landmark of the face mesh, the first two in pixels of the picture */
export function facePlaces(
  landmarks: ArrayLike<number>,
  picture: Size,
  mirrored: boolean,
): FacePlaces {
  const at = (landmark: number): Place => {
    const x = (landmarks[3 * landmark] ?? 0) / picture.width;
    return { x: mirrored ? 1 - x : x, y: (landmarks[3 * landmark + 1] ?? 0) / picture.height };
  };
  const mean = (marks: readonly number[]): Place => {
    const places = marks.map(at);
    const along = (axis: 'x' | 'y'): number =>
      places.reduce((sum, place) => sum + place[axis], 0) / places.length;
    return { x: along('x'), y: along('y') };
  };
  const rim = RIM.map(at);
  const [left, right] = [Math.min(...rim.map(({ x }) => x)), Math.max(...rim.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...rim.map(({ y }) => y)), Math.max(...rim.map(({ y }) => y))];
  return {
    face: { left, top, width: right - left, height: bottom - top },
    eyes: mean(EYES),
    cheeks: mean(CHEEKS),
    lips: mean(LIPS),
  };
}
