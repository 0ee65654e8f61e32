/** The reader's program, a file of this site that is fetched when a picture is first checked. */

import address from '@contentauth/c2pa-wasm/c2pa.wasm?url';

export const READER_ADDRESS = address;

/**
 * The uncompressed size, which is what progress counts and the device keeps. A test compares it with the
 * file.
 */
export const READER_BYTES = 8_269_371;

const BYTES_PER_MB = 1_000_000;

/** In megabytes with one digit after the point, as people are told. */
export function inMegabytes(bytes: number): string {
  return (bytes / BYTES_PER_MB).toFixed(1);
}

/** Whether it lies on this device already, put there by an earlier check. */
export async function isReaderKept(): Promise<boolean> {
  try {
    return (await caches.match(READER_ADDRESS)) !== undefined;
  } catch {
    // The browser has no cache storage, or denies access to it.
    return false;
  }
}
