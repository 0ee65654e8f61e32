/** Samples how bright the face in the bare picture is, while the screen changes. */

import { toLinear } from '#domain/colour/transfer.ts';
import { facePlace, type FacePlace } from '#domain/gestures/face-place.ts';
import type { Studio } from '#studio/studio.ts';

/** Longest side of the pictures that are looked at, in pixels. */
const SIDE = 96;
/** The middle of a face, without hair and background, in shares of its half extents. */
const MIDDLE = 0.6;

/**
 * Mean linear luminance of the middle of the face, in [0, 1]; null where there is no picture or no face.
 *
 * @param face in shares of the whole picture's width and height, as it was taken
 */
export async function faceLuminance(
  { stills }: Pick<Studio, 'stills'>,
  face: FacePlace,
  signal: AbortSignal,
): Promise<number | null> {
  const taken = await stills.take(
    { content: 'bare', area: 'whole', format: 'png', maxSide: SIDE, asTaken: true },
    signal,
  );
  if (!taken.ok) return null;
  const picture = await createImageBitmap(taken.value);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(picture, 0, 0);
  picture.close();
  const left = Math.round((face.x - face.halfWidth * MIDDLE) * canvas.width);
  const top = Math.round((face.y - face.halfHeight * MIDDLE) * canvas.height);
  const width = Math.max(1, Math.round(2 * face.halfWidth * MIDDLE * canvas.width));
  const height = Math.max(1, Math.round(2 * face.halfHeight * MIDDLE * canvas.height));
  return meanLuminance(context.getImageData(left, top, width, height).data);
}

/** Where a tracked face is, in shares of its picture; null where it has no extent. */
export function faceInShares(
  landmarks: ArrayLike<number>,
  { width, height }: { readonly width: number; readonly height: number },
): FacePlace | null {
  const place = facePlace(landmarks);
  if (place === null || width === 0 || height === 0) return null;
  return {
    x: place.x / width,
    y: place.y / height,
    halfWidth: place.halfWidth / width,
    halfHeight: place.halfHeight / height,
  };
}

/** Of sRGB pixels, four bytes each (Rec. 709 weights); transparent ones lie outside of the picture. */
function meanLuminance(data: Uint8ClampedArray): number | null {
  let [sum, count] = [0, 0];
  for (let at = 0; at + 3 < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    sum +=
      0.2126 * channel(data[at]) + 0.7152 * channel(data[at + 1]) + 0.0722 * channel(data[at + 2]);
    count += 1;
  }
  return count === 0 ? null : sum / count;
}

function channel(byte = 0): number {
  return toLinear(byte / 255);
}
