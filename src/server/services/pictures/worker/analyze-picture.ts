import { ADVICE_LANGUAGE } from '#content/advice-words.ts';
import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { LONGEST_SIDE } from '#domain/picture/sent-pictures.ts';
import { advise } from '#domain/advice/advise.ts';
import { toFaceAnalysis } from '#domain/advice/face-analysis.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { measureStill, type FaceTracker, type FrameImage } from '#engine/still.ts';
import type { PictureOutcome, PictureTask } from '#server/services/pictures/picture-task.ts';
import { decodePicture } from './decode-picture.ts';

/** Does a task, and leaves nothing of its picture behind: bytes and pixels are overwritten before the answer is out. */
export async function analyzePicture(
  task: PictureTask,
  loadTracker: () => Promise<FaceTracker>,
): Promise<PictureOutcome> {
  const image = await decodePicture(task.picture, LONGEST_SIDE[task.what]);
  task.picture.fill(0);
  if (typeof image === 'string') return { refused: image };
  try {
    return await analyze(image, await loadTracker());
  } finally {
    image.data.fill(0);
  }
}

async function analyze(image: FrameImage, tracker: FaceTracker): Promise<PictureOutcome> {
  tracker.reset();
  const faces = await tracker.findAll(image);
  const reading = measureStill('face', image, faces);
  if (isWithheld(reading)) return { refused: reading.withheld };
  const advice = advise(reading, SHADE_LIBRARY);
  if (isWithheld(advice)) return { refused: advice.withheld };
  return { done: toFaceAnalysis(reading, advice, ADVICE_LANGUAGE) };
}
