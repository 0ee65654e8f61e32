/** Which part of a picture shows the lips, an eye or a cheek of the face in it. */

import type { Area, Size } from './fit.ts';

export const FACE_PARTS = ['lips', 'eye', 'cheek'] as const;
export type FacePart = (typeof FACE_PARTS)[number];

/** Width of such a picture for each pixel of its height. */
export const FACE_PART_ASPECT = 4 / 3;

/** Outer corners of the eyes: those of the subject's right and left one. */
const EYE_CORNERS = [33, 263] as const;

/** Landmarks of the face mesh whose mean is the middle of a part, on the subject's right side and on the left one. */
const MIDDLES: Readonly<Record<FacePart, readonly [readonly number[], readonly number[]]>> = {
  lips: [
    [61, 291, 0, 17],
    [61, 291, 0, 17],
  ],
  eye: [
    [33, 133, 159, 105],
    [263, 362, 386, 334],
  ],
  cheek: [
    [50, 205],
    [280, 425],
  ],
};

/** Width of the part over the distance between the outer corners of the eyes. */
const WIDTHS: Readonly<Record<FacePart, number>> = { lips: 0.86, eye: 0.66, cheek: 0.62 };

/** Inner corners of the eyes, to tell which of them is turned towards the camera. */
const INNER_CORNERS = [133, 362] as const;

/**
 * The part of the picture as displayed, in shares of it, moved so that it lies within its edges; for eyes
 * and cheeks, the one on the side that is seen better.
 *
 * @param landmarks three numbers for each landmark of the face mesh, the first two in pixels of the picture
 */
export function facePartArea(
  landmarks: ArrayLike<number>,
  part: FacePart,
  picture: Size,
  mirrored: boolean,
): Area {
  const at = (landmark: number): readonly [x: number, y: number] => [
    landmarks[3 * landmark] ?? 0,
    landmarks[3 * landmark + 1] ?? 0,
  ];
  const apart = (one: number, other: number): number => {
    const [[x, y], [otherX, otherY]] = [at(one), at(other)];
    return Math.hypot(x - otherX, y - otherY);
  };
  const isRightSeen =
    apart(EYE_CORNERS[0], INNER_CORNERS[0]) >= apart(EYE_CORNERS[1], INNER_CORNERS[1]);
  const middle = MIDDLES[part][isRightSeen ? 0 : 1].map(at);
  const mean = (axis: 0 | 1): number =>
    middle.reduce((sum, point) => sum + point[axis], 0) / middle.length;
  const wanted = WIDTHS[part] * apart(...EYE_CORNERS);
  const width = Math.min(wanted, picture.width, picture.height * FACE_PART_ASPECT);
  const height = width / FACE_PART_ASPECT;
  const within = (place: number, most: number): number => Math.min(Math.max(0, place), most);
  const left = within(mean(0) - width / 2, picture.width - width);
  const top = within(mean(1) - height / 2, picture.height - height);
  return {
    left: (mirrored ? picture.width - left - width : left) / picture.width,
    top: top / picture.height,
    width: width / picture.width,
    height: height / picture.height,
  };
}
