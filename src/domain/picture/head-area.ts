/** The part of a picture that shows a head, for portraits beside each other. */

import type { Area, Size } from './fit.ts';

/** Height of the part over the height of the face: room for hair and neck. */
const ROOM = 1.75;

/** The middle of the face lies at this share of the part's height: there is more hair than neck. */
const FACE_AT = 0.54;

/**
 * The part around a face, `aspect` wide for each pixel of height, and as much of it as the picture has: it is moved in
 * from the edges, and smaller where the picture is.
 *
 * @param face the box around the face, in pixels
 * @param picture in pixels
 * @returns in pixels of the picture
 */
export function headArea(face: Area, picture: Size, aspect: number): Area {
  const wanted = ROOM * Math.max(face.height, face.width / aspect / 1.2);
  const height = Math.min(wanted, picture.height, picture.width / aspect);
  const width = height * aspect;
  const within = (place: number, most: number): number => Math.min(Math.max(0, place), most);
  return {
    left: within(face.left + face.width / 2 - width / 2, picture.width - width),
    top: within(face.top + face.height / 2 - FACE_AT * height, picture.height - height),
    width,
    height,
  };
}
