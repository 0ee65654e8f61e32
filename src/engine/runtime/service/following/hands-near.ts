/** Hands that may be in front of a face, or are about to be. */

import type { FrameImage, TrackedHand } from '#engine/frame/frame.ts';
import { areaOf } from '#engine/runtime/face-areas.ts';

/** A hand is near that has a joint in the box around the face, made wider and higher by this share of it on each side. */
const MARGIN = 0.5;

/** Those of the hands of a frame that are near its face. */
export function handsNear(
  face: { readonly landmarks: Float32Array },
  hands: readonly TrackedHand[],
  image: Pick<FrameImage, 'width' | 'height'>,
): readonly TrackedHand[] {
  if (hands.length === 0) return hands;
  const { left, top, width, height } = areaOf(face, image);
  const isInside = (x: number, y: number): boolean =>
    Math.abs(x - left - width / 2) < (0.5 + MARGIN) * width &&
    Math.abs(y - top - height / 2) < (0.5 + MARGIN) * height;
  return hands.filter(({ landmarks }) => {
    for (let at = 0; at + 2 < landmarks.length; at += 3) {
      const [x = 0, y = 0] = [landmarks[at], landmarks[at + 1]];
      if (isInside(x / image.width, y / image.height)) return true;
    }
    return false;
  });
}
