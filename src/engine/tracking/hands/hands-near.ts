/** Hands that may be in front of a face, or are about to be. */

import type { TrackedHand } from '#engine/frame/frame.ts';
import { FACE_OVAL } from '#engine/geometry/landmark-indices.ts';

/** A hand is near that has a joint in the box around the face, made wider and higher by this share of it on each side. */
const MARGIN = 0.5;

/** `landmarks` are those of the face, as of TrackedFace. */
export function handsNear(
  landmarks: Float32Array,
  hands: readonly TrackedHand[],
): readonly TrackedHand[] {
  if (hands.length === 0) return hands;
  const [left, right] = rangeOf(landmarks, 0);
  const [top, bottom] = rangeOf(landmarks, 1);
  return hands.filter((hand) => {
    for (let joint = 0; joint + 2 < hand.landmarks.length; joint += 3) {
      const x = hand.landmarks[joint] ?? 0;
      const y = hand.landmarks[joint + 1] ?? 0;
      if (x > left && x < right && y > top && y < bottom) return true;
    }
    return false;
  });
}

/** From where to where the widened box reaches along one axis: 0 is across, 1 is down. */
function rangeOf(landmarks: Float32Array, axis: 0 | 1): readonly [from: number, to: number] {
  const places = FACE_OVAL.map((landmark) => landmarks[3 * landmark + axis] ?? 0);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const margin = MARGIN * (to - from);
  return [from - margin, to + margin];
}
