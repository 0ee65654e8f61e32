/** Measures a picture with the product's own code, as it measures a still. */

import { measureStill, type MeasureKind, type Readings } from '#engine/measure/measure-still.ts';
import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import { trackStill } from '#bench/quality/shot.ts';

export interface BothReadings {
  readonly face: Readings['face'] | Withheld;
  readonly skin: Readings['skin'] | Withheld;
}

export async function facesIn(
  tracker: FaceTracker,
  image: FrameImage,
): Promise<readonly TrackedFace[]> {
  const face = await trackStill(tracker, image);
  return face === null ? [] : [face];
}

export async function takeMeasures(tracker: FaceTracker, image: FrameImage): Promise<BothReadings> {
  const faces = await facesIn(tracker, image);
  const read = <Kind extends MeasureKind>(what: Kind): Readings[Kind] | Withheld =>
    measureStill(what, image, faces);
  return { face: read('face'), skin: read('skin') };
}
