/** Loads the tracker's files and starts it. */

import { download } from './download.ts';
import { FaceDetector } from './face-detector.ts';
import { FaceMeshTracker } from './face-mesh-tracker.ts';
import type { FaceTracker, LoadProgress, TrackerAssets } from './face-tracker.ts';
import { MODELS_BYTES, RUNTIME_WASM_BYTES } from './file-sizes.ts';
import { LandmarkModel } from './landmark-model.ts';
import type { LiteRtRuntime } from './litert-runtime.ts';
import { compileRuntime, importRuntime, startRuntime } from './litert-runtime.ts';
import { readModelRanges } from './models-file.ts';
import { PictureSampler } from './picture-sampler.ts';
import { TrackerLoadError, describeCause } from './tracker-errors.ts';

export interface FaceTrackerOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: LoadProgress | undefined;
  /** How files are loaded. The platform's own `fetch` otherwise. */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * A tracker of its own, with an instance of the runtime of its own, ready to track.
 *
 * Rejects with the signal's reason when aborted; else with TrackerLoadError (a file could not be loaded),
 * TrackerRuntimeError (this platform cannot run it) or TrackerStartError (it could not be started).
 */
export async function createFaceTracker(
  assets: TrackerAssets,
  { signal, onProgress, fetch: request = (...call) => fetch(...call) }: FaceTrackerOptions = {},
): Promise<FaceTracker> {
  signal?.throwIfAborted();
  let loaded = 0;
  const load = (address: string, size: number): Promise<Uint8Array<ArrayBuffer>> =>
    download(address, {
      fetch: request,
      size,
      signal,
      onPiece: (bytes) => {
        loaded += bytes;
        onProgress?.(loaded, RUNTIME_WASM_BYTES + MODELS_BYTES);
      },
    });
  const [factory, compiledWasm, modelsFile] = await Promise.all([
    importRuntime(assets.runtimeModule),
    load(assets.runtimeWasm, RUNTIME_WASM_BYTES).then(compileRuntime),
    load(assets.models, MODELS_BYTES),
  ]);
  signal?.throwIfAborted();
  const runtime = await startRuntime(factory, compiledWasm, modelsFile, rangesOf(modelsFile));
  if (signal?.aborted) {
    runtime.dispose();
    signal.throwIfAborted();
  }
  await warmUp(runtime);
  const sampler = new PictureSampler();
  return new FaceMeshTracker(
    new FaceDetector(runtime.models.detector, sampler),
    new LandmarkModel(runtime.models.mesh, runtime.models.refinement, sampler),
    () => runtime.dispose(),
  );
}

/** Runs each model once on nothing: the platform compiles their code now, and not during the first frame. */
async function warmUp({ models }: LiteRtRuntime): Promise<void> {
  for (const model of Object.values(models)) {
    await model.run(model.inputLengths.map((length) => new Float32Array(length)));
  }
}

function rangesOf(modelsFile: Uint8Array): ReturnType<typeof readModelRanges> {
  try {
    return readModelRanges(modelsFile);
  } catch (cause) {
    throw new TrackerLoadError(`the models: ${describeCause(cause)}`, { cause });
  }
}
