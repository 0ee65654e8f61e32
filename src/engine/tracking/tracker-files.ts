/** A tracker's files, as they are kept for later trackers. */

import { download } from './download.ts';
import type { LoadProgress } from './face-tracker.ts';
import { RUNTIME_WASM_BYTES } from './file-sizes.ts';
import { compileRuntime } from './litert-runtime.ts';

/** Can be handed from thread to thread. */
export interface TrackerFiles {
  readonly compiledWasm: WebAssembly.Module;
  readonly modelsFile: Uint8Array<ArrayBuffer>;
}

/** Where the files are, and how large the one with the models is, in bytes as unpacked. */
export interface TrackerFileSources {
  readonly runtimeWasm: string;
  readonly models: string;
  readonly modelsBytes: number;
}

export interface LoadTrackerFilesOptions {
  readonly signal: AbortSignal | undefined;
  readonly onProgress: LoadProgress | undefined;
  readonly fetch: typeof fetch;
  /** Files that are there already: these are not loaded again. */
  readonly keptFiles: Partial<TrackerFiles>;
}

/**
 * Loads both files at once; when one fails, the other is not loaded any further. Rejects with the
 * signal's reason when aborted; else with TrackerLoadError or TrackerRuntimeError.
 */
export async function loadTrackerFiles(
  { runtimeWasm, models, modelsBytes }: TrackerFileSources,
  { signal, onProgress, fetch: request, keptFiles }: LoadTrackerFilesOptions,
): Promise<TrackerFiles> {
  const stop = new AbortController();
  signal?.addEventListener('abort', () => stop.abort(signal.reason), { signal: stop.signal });
  let total = 0;
  let loaded = 0;
  const load = (address: string, size: number): Promise<Uint8Array<ArrayBuffer>> => {
    total += size;
    return download(address, {
      fetch: request,
      size,
      signal: stop.signal,
      onPiece: (bytes) => {
        loaded += bytes;
        onProgress?.(loaded, total);
      },
    });
  };
  const loadRuntime = async (): Promise<WebAssembly.Module> =>
    keptFiles.compiledWasm ?? compileRuntime(await load(runtimeWasm, RUNTIME_WASM_BYTES));
  const loadModels = async (): Promise<Uint8Array<ArrayBuffer>> =>
    keptFiles.modelsFile ?? load(models, modelsBytes);
  try {
    const [compiledWasm, modelsFile] = await Promise.all([loadRuntime(), loadModels()]);
    return { compiledWasm, modelsFile };
  } finally {
    stop.abort();
  }
}
