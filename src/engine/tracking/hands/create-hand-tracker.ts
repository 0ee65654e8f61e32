/** Loads the hand tracker's files and starts it. */

import { HAND_MODELS_BYTES } from '#engine/tracking/file-sizes.ts';
import { HAND_MODELS } from '#engine/tracking/models-file.ts';
import { PictureSampler } from '#engine/tracking/picture-sampler.ts';
import { startModels, type StartOptions } from '#engine/tracking/start-models.ts';

import { HandFollower } from './hand-follower.ts';
import { HandLandmarkModel } from './hand-landmark-model.ts';
import type { HandTracker } from './hand-tracker.ts';
import { PalmDetector } from './palm-detector.ts';

/** Where the hand tracker's files are: the runtime is the same as the face tracker's. */
export interface HandTrackerAssets {
  readonly runtimeModule: string;
  readonly runtimeWasm: string;
  /** The palm detector and the landmark model, in one file (see scripts/models). */
  readonly handModels: string;
}

/**
 * A new tracker, ready to track. It has its own instance of the runtime, since an instance never gives
 * memory back: when hands are not wanted any more, all of its memory is freed. Rejects as `startModels`
 * does.
 */
export async function createHandTracker(
  { runtimeModule, runtimeWasm, handModels }: HandTrackerAssets,
  options: StartOptions = {},
): Promise<HandTracker> {
  return startModels(
    {
      runtimeModule,
      runtimeWasm,
      models: handModels,
      modelsBytes: HAND_MODELS_BYTES,
      names: HAND_MODELS,
    },
    async (loaded, release) => {
      const sampler = new PictureSampler();
      const detector = new PalmDetector(loaded.get('palmDetector'), sampler);
      const landmarkModel = new HandLandmarkModel(loaded.get('handLandmarks'), sampler);
      await warmUp(detector, landmarkModel);
      return new HandFollower(detector, landmarkModel, release);
    },
    options,
  );
}

/** Runs both models once on an empty picture, so that their code is compiled before the first frame. */
async function warmUp(detector: PalmDetector, landmarkModel: HandLandmarkModel): Promise<void> {
  const image = { data: new Uint8ClampedArray(4 * 64 * 64), width: 64, height: 64 };
  await detector.find(image);
  await landmarkModel.locate(image, { centreX: 32, centreY: 32, size: 64, rotation: 0 }, 0);
}
