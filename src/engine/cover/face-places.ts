/** Places of the face itself, which stay where they are while it moves through the frame. */

const SIZE = 112;

export const FACE_PLACES = SIZE * SIZE;

/** The place of texture coordinates in [0, 1], as a number below FACE_PLACES. */
export function placeOf(u: number, v: number): number {
  return Math.round(v * (SIZE - 1)) * SIZE + Math.round(u * (SIZE - 1));
}
