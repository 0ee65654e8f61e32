/** Loads a file as bytes, telling how far it is. */

import { TrackerLoadError, describeCause } from './tracker-errors.ts';

export interface DownloadOptions {
  readonly fetch: typeof fetch;
  /** Called with the size of each piece, in bytes as unpacked. */
  readonly onPiece: (bytes: number) => void;
  /** Size in bytes of the unpacked file; anything else is refused. */
  readonly size: number;
  readonly signal: AbortSignal;
}

/**
 * The file at `address`. Rejects with TrackerLoadError when it cannot be loaded or has another size, and
 * with the signal's reason when it is aborted.
 */
export async function download(
  address: string,
  { fetch: request, onPiece, size, signal }: DownloadOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let loaded = 0;
  try {
    const response = await request(address, { signal });
    if (!response.ok) throw new TrackerLoadError(`${address} answered ${response.status}`);
    const reader = response.body?.getReader();
    if (!reader) throw new TrackerLoadError(`${address} answered without a body`);
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      if (loaded + piece.value.length > size) {
        await reader.cancel();
        throw new TrackerLoadError(`${address} is larger than ${size} bytes`);
      }
      bytes.set(piece.value, loaded);
      loaded += piece.value.length;
      onPiece(piece.value.length);
      signal.throwIfAborted();
    }
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof TrackerLoadError) throw cause;
    throw new TrackerLoadError(`${address}: ${describeCause(cause)}`, { cause });
  }
  if (loaded !== size)
    throw new TrackerLoadError(`${address} ends after ${loaded} of ${size} bytes`);
  return bytes;
}
