/** Loads a file of models with the runtime that runs them, and starts a tracker on them. */

import type { LoadProgress } from './face-tracker.ts';
import { importRuntime, startRuntime, type LoadedModels } from './litert-runtime.ts';
import { readModelRanges, type ModelRanges } from './models-file.ts';
import { TrackerLoadError, TrackerStartError, describeCause } from './tracker-errors.ts';
import { loadTrackerFiles, type TrackerFiles } from './tracker-files.ts';

/** Where the files are, and what is in the one with the models. */
export interface ModelSources<Name extends string> {
  /** ES module that default-exports the LiteRT factory. */
  readonly runtimeModule: string;
  /** LiteRT's WebAssembly. */
  readonly runtimeWasm: string;
  /** A file of models (see models-file.ts) with `names`, of `modelsBytes` bytes. */
  readonly models: string;
  readonly modelsBytes: number;
  readonly names: readonly Name[];
}

export interface StartOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: LoadProgress | undefined;
  /** How files are loaded. The platform's own `fetch` otherwise. */
  readonly fetch?: typeof fetch | undefined;
  /** Files that an earlier tracker loaded: they are not loaded again. */
  readonly keptFiles?: Partial<TrackerFiles> | undefined;
  /** Called with the files that were loaded, for the next tracker. */
  readonly onFiles?: ((files: TrackerFiles) => void) | undefined;
}

/**
 * What `make` makes of the models, which run in their own instance of the runtime. `make` is given the
 * function that frees them all; where it rejects they are freed at once.
 *
 * Rejects with the signal's reason when aborted; else with TrackerLoadError (a file could not be loaded),
 * TrackerRuntimeError (this platform cannot run it) or TrackerStartError (it could not be started).
 */
export async function startModels<Name extends string, Tracker>(
  sources: ModelSources<Name>,
  make: (models: LoadedModels<Name>, release: () => void) => Promise<Tracker>,
  {
    signal,
    onProgress,
    fetch: request = (...call) => fetch(...call),
    keptFiles = {},
    onFiles,
  }: StartOptions,
): Promise<Tracker> {
  signal?.throwIfAborted();
  const isKept = keptFiles.compiledWasm !== undefined && keptFiles.modelsFile !== undefined;
  const [factory, files] = await Promise.all([
    importRuntime(sources.runtimeModule),
    loadTrackerFiles(sources, { signal, onProgress, fetch: request, keptFiles }),
  ]);
  signal?.throwIfAborted();
  if (!isKept) onFiles?.(files);
  const ranges = rangesIn(files.modelsFile, sources.names);
  const runtime = await startRuntime(factory, files.compiledWasm);
  let release = (): void => runtime.dispose();
  try {
    const models = await runtime.load(files.modelsFile, ranges);
    release = () => {
      models.dispose();
      runtime.dispose();
    };
    const tracker = await make(models, release);
    signal?.throwIfAborted();
    return tracker;
  } catch (cause) {
    release();
    signal?.throwIfAborted();
    throw new TrackerStartError(describeCause(cause), { cause });
  }
}

function rangesIn<Name extends string>(
  modelsFile: Uint8Array,
  names: readonly Name[],
): ModelRanges<Name> {
  try {
    return readModelRanges(modelsFile, names);
  } catch (cause) {
    throw new TrackerLoadError(`the models: ${describeCause(cause)}`, { cause });
  }
}
