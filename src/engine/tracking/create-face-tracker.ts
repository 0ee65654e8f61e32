/** Loads the tracker's files and starts it. */

import { FaceDetector } from './face-detector.ts';
import { FaceMeshTracker } from './face-mesh-tracker.ts';
import type { FaceTracker, LoadProgress, TrackerAssets } from './face-tracker.ts';
import { LandmarkModel } from './landmark-model.ts';
import { importRuntime, startRuntime } from './litert-runtime.ts';
import { readModelRanges } from './models-file.ts';
import { PictureSampler } from './picture-sampler.ts';
import { TrackerLoadError, TrackerStartError, describeCause } from './tracker-errors.ts';
import { loadTrackerFiles, type TrackerFiles } from './tracker-files.ts';

export interface FaceTrackerOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: LoadProgress | undefined;
  /** How files are loaded. The platform's own `fetch` otherwise. */
  readonly fetch?: typeof fetch | undefined;
  /** Files that an earlier tracker loaded: they are not loaded again. */
  readonly keptFiles?: TrackerFiles | undefined;
  /** Told which files were loaded, for the next tracker. */
  readonly onFiles?: ((files: TrackerFiles) => void) | undefined;
}

/**
 * A tracker of its own, with an instance of the runtime of its own, ready to track.
 *
 * Rejects with the signal's reason when aborted; else with TrackerLoadError (a file could not be loaded),
 * TrackerRuntimeError (this platform cannot run it) or TrackerStartError (it could not be started).
 */
export async function createFaceTracker(
  assets: TrackerAssets,
  {
    signal,
    onProgress,
    fetch: request = (...call) => fetch(...call),
    keptFiles,
    onFiles,
  }: FaceTrackerOptions = {},
): Promise<FaceTracker> {
  signal?.throwIfAborted();
  const [factory, files] = await Promise.all([
    importRuntime(assets.runtimeModule),
    keptFiles ?? loadTrackerFiles(assets, { signal, onProgress, fetch: request }),
  ]);
  signal?.throwIfAborted();
  if (keptFiles === undefined) onFiles?.(files);
  const { compiledWasm, modelsFile } = files;
  const runtime = await startRuntime(factory, compiledWasm, modelsFile, rangesOf(modelsFile));
  try {
    const { detector, mesh, refinement } = runtime.models;
    const sampler = new PictureSampler();
    const faceDetector = new FaceDetector(detector, sampler);
    const landmarkModel = new LandmarkModel(mesh, refinement, sampler);
    await warmUp(faceDetector, landmarkModel);
    signal?.throwIfAborted();
    return new FaceMeshTracker(faceDetector, landmarkModel, () => runtime.dispose());
  } catch (cause) {
    runtime.dispose();
    signal?.throwIfAborted();
    throw new TrackerStartError(describeCause(cause), { cause });
  }
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

function rangesOf(modelsFile: Uint8Array): ReturnType<typeof readModelRanges> {
  try {
    return readModelRanges(modelsFile);
  } catch (cause) {
    throw new TrackerLoadError(`the models: ${describeCause(cause)}`, { cause });
  }
}
