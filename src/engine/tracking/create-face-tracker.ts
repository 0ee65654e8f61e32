/** Loads the tracker's files and starts it. */

import { download } from './download.ts';
import { FaceDetector } from './face-detector.ts';
import { FaceMeshTracker } from './face-mesh-tracker.ts';
import type { FaceTracker, LoadProgress, TrackerAssets } from './face-tracker.ts';
import { MODELS_BYTES, RUNTIME_WASM_BYTES } from './file-sizes.ts';
import { LandmarkModel } from './landmark-model.ts';
import type { LiteRtFactory } from './litert-bindings.ts';
import { compileRuntime, importRuntime, startRuntime } from './litert-runtime.ts';
import { readModelRanges } from './models-file.ts';
import { PictureSampler } from './picture-sampler.ts';
import { TrackerLoadError, TrackerStartError, describeCause } from './tracker-errors.ts';

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
  const { factory, compiledWasm, modelsFile } = await loadFiles(
    assets,
    signal,
    onProgress,
    request,
  );
  signal?.throwIfAborted();
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

interface LoadedFiles {
  readonly factory: LiteRtFactory;
  readonly compiledWasm: WebAssembly.Module;
  readonly modelsFile: Uint8Array<ArrayBuffer>;
}

/** Loads all files at once; when one fails, the others are not loaded any further. */
async function loadFiles(
  assets: TrackerAssets,
  signal: AbortSignal | undefined,
  onProgress: LoadProgress | undefined,
  request: typeof fetch,
): Promise<LoadedFiles> {
  const stop = new AbortController();
  signal?.addEventListener('abort', () => stop.abort(signal.reason), { signal: stop.signal });
  let loaded = 0;
  const load = (address: string, size: number): Promise<Uint8Array<ArrayBuffer>> =>
    download(address, {
      fetch: request,
      size,
      signal: stop.signal,
      onPiece: (bytes) => {
        loaded += bytes;
        onProgress?.(loaded, RUNTIME_WASM_BYTES + MODELS_BYTES);
      },
    });
  try {
    const [factory, compiledWasm, modelsFile] = await Promise.all([
      importRuntime(assets.runtimeModule),
      load(assets.runtimeWasm, RUNTIME_WASM_BYTES).then(compileRuntime),
      load(assets.models, MODELS_BYTES),
    ]);
    return { factory, compiledWasm, modelsFile };
  } finally {
    stop.abort();
  }
}

/** Goes through the whole work once on an empty picture: its code is compiled now, and not during the first frame. */
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
