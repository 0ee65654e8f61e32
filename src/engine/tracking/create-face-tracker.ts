/** Loads the face tracker's files and starts it. */

import { FaceDetector } from './face-detector.ts';
import { FaceMeshTracker } from './face-mesh-tracker.ts';
import type { FaceTracker, TrackerAssets } from './face-tracker.ts';
import { MODELS_BYTES } from './file-sizes.ts';
import { LandmarkModel } from './landmark-model.ts';
import { FACE_MODELS } from './models-file.ts';
import { PictureSampler } from './picture-sampler.ts';
import { startModels, type StartOptions } from './start-models.ts';

/** A new tracker, with its own instance of the runtime, ready to track. Rejects as `startModels` does. */
export async function createFaceTracker(
  { runtimeModule, runtimeWasm, models }: TrackerAssets,
  options: StartOptions = {},
): Promise<FaceTracker> {
  return startModels(
    { runtimeModule, runtimeWasm, models, modelsBytes: MODELS_BYTES, names: FACE_MODELS },
    async (loaded, release) => {
      const sampler = new PictureSampler();
      const detector = new FaceDetector(loaded.get('detector'), sampler);
      const landmarkModel = new LandmarkModel(
        loaded.get('mesh'),
        loaded.get('refinement'),
        sampler,
      );
      await warmUp(detector, landmarkModel);
      return new FaceMeshTracker(detector, landmarkModel, release);
    },
    options,
  );
}

/** Runs every model once on an empty picture, so that their code is compiled before the first frame. */
async function warmUp(detector: FaceDetector, landmarkModel: LandmarkModel): Promise<void> {
  const width = 640;
  const height = 360;
  const image = { data: new Uint8ClampedArray(4 * width * height), width, height };
  const region = { centreX: width / 2, centreY: height / 2, size: height, rotation: 0 };
  await detector.find(image, 'whole');
  await landmarkModel.locate(image, region, 0);
}
