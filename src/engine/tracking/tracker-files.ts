/** The tracker's files as they are kept for a tracker after the first. */

import { download } from './download.ts';
import type { LoadProgress, TrackerAssets } from './face-tracker.ts';
import { MODELS_BYTES, RUNTIME_WASM_BYTES } from './file-sizes.ts';
import { compileRuntime } from './litert-runtime.ts';

/** Can be handed from thread to thread. */
export interface TrackerFiles {
  readonly compiledWasm: WebAssembly.Module;
  readonly modelsFile: Uint8Array<ArrayBuffer>;
}

export interface LoadTrackerFilesOptions {
  readonly signal: AbortSignal | undefined;
  readonly onProgress: LoadProgress | undefined;
  readonly fetch: typeof fetch;
}

/**
 * Loads both files at once; when one fails, the other is not loaded any further. Rejects with the
 * signal's reason when aborted; else with TrackerLoadError or TrackerRuntimeError.
 */
export async function loadTrackerFiles(
  assets: TrackerAssets,
  { signal, onProgress, fetch: request }: LoadTrackerFilesOptions,
): Promise<TrackerFiles> {
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
    const [compiledWasm, modelsFile] = await Promise.all([
      load(assets.runtimeWasm, RUNTIME_WASM_BYTES).then(compileRuntime),
      load(assets.models, MODELS_BYTES),
    ]);
    return { compiledWasm, modelsFile };
  } finally {
    stop.abort();
  }
}
