/** The engine's end of reading a picture that is not shown. */

import type { LightWitness } from '#domain/analysis/white-balance.ts';
import type { MeasureKind } from '#engine/measure/measure-still.ts';
import type { FaceTracker } from '#engine/tracking/face-tracker.ts';
import { areaOf } from '#engine/runtime/face-areas.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import { loadReadings } from './load-readings.ts';
import type { WorkerMessages } from '#engine/runtime/messages.ts';

/**
 * The reading of the kind `what` from the picture, and where its largest face is. The tracker goes on
 * following the same face as before.
 */
export async function readPicture(
  tracker: FaceTracker,
  image: FrameImage,
  what: MeasureKind,
  references: readonly LightWitness[],
): Promise<WorkerMessages['picture-read']['answer']> {
  const { measureStill } = await loadReadings();
  const faces = await tracker.findAll(image, 'comparable');
  const [largest] = faces;
  return {
    reading: measureStill(what, image, faces, references),
    face: largest === undefined ? null : areaOf(largest, image),
  };
}
