/** Whether a photograph shows one whole face that can be measured. */

import type { WithheldReason } from '#domain/analysis/measurement.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { distance } from '#engine/geometry/curve.ts';
import { createFaceFrame } from '#engine/geometry/face-frame.ts';
import { FACE_OVAL } from '#engine/geometry/landmark-indices.ts';
import { COMPARABLE } from '#engine/tracking/face-tracker.ts';

/** Pixels. A narrower face has too few for its zones. */
const LEAST_WIDTH = 80;

/** Two heads are farther apart than this, in widths of the larger: what is nearer is a part of one face. */
const A_HEAD_APART = 0.6;

/** The landmark model is surer than this of nearly every face with nothing in front of it. */
const UNCOVERED = 0.9;

/** How far, as a share of the face's width, its outline may reach past the edge: landmarks jitter by that much. */
const PAST_THE_EDGE = 0.02;

/** Why these faces of a picture, the largest first, cannot be measured; null where the first can. */
export function refusalOf(image: FrameImage, faces: readonly TrackedFace[]): WithheldReason | null {
  const [largest, ...others] = faces;
  if (largest === undefined) return 'no-face';
  const frame = createFaceFrame(largest.landmarks);
  const isAnother = ({ landmarks }: TrackedFace): boolean => {
    const { width, centre } = createFaceFrame(landmarks);
    const apart = distance(centre, frame.centre);
    return width > COMPARABLE * frame.width && apart > A_HEAD_APART * frame.width;
  };
  if (others.some(isAnother)) return 'several-faces';
  const slack = PAST_THE_EDGE * frame.width;
  const isWhole = FACE_OVAL.every((landmark) => {
    const { x, y } = frame.point(landmark);
    return x >= -slack && y >= -slack && x <= image.width + slack && y <= image.height + slack;
  });
  if (!isWhole) return 'face-cut-off';
  if (frame.width < LEAST_WIDTH) return 'face-too-small';
  return largest.confidence < UNCOVERED ? 'face-covered' : null;
}
