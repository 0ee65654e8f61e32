/**
 * Which part of a picture goes into a post or a story: as much of it as fits the shape, with the face in
 * its middle.
 */

import type { Area, Size } from '#domain/picture/fit.ts';

/** The middle of the face lies at this share of the height: there is more hair than neck. */
const FACE_AT = 0.5;
/**
 * A face takes up at least this share of the height; otherwise the picture comes closer, by a factor of
 * up to `CLOSEST`.
 */
const LEAST_FACE = 0.36;
const CLOSEST = 2;
/** Where there is no face: a little above the middle. */
const MIDDLE = { x: 0.5, y: 0.46 } as const;

function within(place: number, most: number): number {
  return Math.min(Math.max(0, place), Math.max(0, most));
}

/**
 * The largest part of a picture that has the shape, moved so that the face is in its middle as far as the picture reaches; a
 * smaller part, up to half as wide, where the face would be small in it.
 *
 * @param picture in pixels
 * @param face the box around the face in shares of the picture; null where there is none
 * @param aspect width for each pixel of height
 * @returns in pixels of the picture
 */
export function cropAround(picture: Size, face: Area | null, aspect: number): Area {
  const widest = Math.min(picture.width, picture.height * aspect);
  const faceShare = face === null ? 1 : (face.height * picture.height * aspect) / widest;
  const width = widest / Math.min(CLOSEST, Math.max(1, LEAST_FACE / faceShare));
  const height = width / aspect;
  const middle =
    face === null ? MIDDLE : { x: face.left + face.width / 2, y: face.top + face.height / 2 };
  return {
    left: within(middle.x * picture.width - width / 2, picture.width - width),
    top: within(middle.y * picture.height - height * FACE_AT, picture.height - height),
    width,
    height,
  };
}

/**
 * A band of a face, for a close picture of a part of it.
 *
 * @param across width of the band over that of the face
 * @param at the middle of the band, in shares of the picture
 * @returns in pixels of the picture
 */
export function bandOf(
  picture: Size,
  face: Area,
  at: { readonly x: number; readonly y: number },
  across: number,
  aspect: number,
): Area {
  const width = Math.min(
    face.width * picture.width * across,
    picture.width,
    picture.height * aspect,
  );
  const height = width / aspect;
  return {
    left: within(at.x * picture.width - width / 2, picture.width - width),
    top: within(at.y * picture.height - height / 2, picture.height - height),
    width,
    height,
  };
}

/** How the two halves of a before and after lie in a picture: beside each other where it is wide, else one above the other. */
export function pairPlaces({ width, height }: Size): readonly [Area, Area] {
  return width > height
    ? [
        { left: 0, top: 0, width: width / 2, height },
        { left: width / 2, top: 0, width: width / 2, height },
      ]
    : [
        { left: 0, top: 0, width, height: height / 2 },
        { left: 0, top: height / 2, width, height: height / 2 },
      ];
}
