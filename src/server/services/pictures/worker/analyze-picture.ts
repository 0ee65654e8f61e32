import { ADVICE_LANGUAGE } from '#content/advice-words.ts';
import { SEASON_LIBRARY } from '#content/season-library.ts';
import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { SKIN_REPORT_LANGUAGE } from '#content/skin-report-words.ts';
import { advise } from '#domain/advice/advise.ts';
import { toFaceAnalysis } from '#domain/advice/face-analysis.ts';
import { isWithheld } from '#domain/analysis/measurement.ts';
import { LONGEST_SIDE } from '#domain/picture/sent-pictures.ts';
import { makeSkinReport } from '#domain/skin-report/make-skin-report.ts';
import {
  measureStill,
  type FaceTracker,
  type FrameImage,
  type TrackedFace,
} from '#engine/still.ts';
import type { PictureOutcome, PictureTask } from '#server/services/pictures/picture-task.ts';
import { decodePicture } from './decode-picture.ts';

/** Does a task, and overwrites the bytes and the pixels of its picture before the answer is sent. */
export async function analyzePicture(
  task: PictureTask,
  loadTracker: () => Promise<FaceTracker>,
): Promise<PictureOutcome> {
  const image = await decodePicture(task.picture, LONGEST_SIDE[task.what]);
  task.picture.fill(0);
  if (typeof image === 'string') return { refused: image };
  try {
    const tracker = await loadTracker();
    tracker.reset();
    const faces = await tracker.findAll(image, 'comparable');
    return task.what === 'face' ? analyzeFace(image, faces) : analyzeSkin(image, faces, task);
  } finally {
    image.data.fill(0);
  }
}

function analyzeFace(image: FrameImage, faces: readonly TrackedFace[]): PictureOutcome {
  const reading = measureStill('face', image, faces);
  if (isWithheld(reading)) return { refused: reading.withheld };
  const advice = advise(reading, SHADE_LIBRARY);
  if (isWithheld(advice)) return { refused: advice.withheld };
  const analysis = toFaceAnalysis(reading, advice, ADVICE_LANGUAGE);
  return { done: { what: 'face', reply: { ...analysis, reading } } };
}

function analyzeSkin(
  image: FrameImage,
  faces: readonly TrackedFace[],
  { worn, measuredAt }: Extract<PictureTask, { what: 'skin' }>,
): PictureOutcome {
  const skin = measureStill('skin', image, faces);
  if (isWithheld(skin)) return { refused: skin.withheld };
  const face = measureStill('face', image, faces);
  if (isWithheld(face)) return { refused: face.withheld };
  const report = makeSkinReport(
    { face, skin, worn, measuredAt },
    SEASON_LIBRARY,
    SKIN_REPORT_LANGUAGE,
  );
  return { done: { what: 'skin', reply: report } };
}
