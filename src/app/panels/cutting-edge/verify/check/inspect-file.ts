/** Sees whether a file is a picture that can be checked, before anything is loaded for it. */

import type { FileProblem } from '#content/panels/verify-words.ts';
import { inspectPictureFile, type PictureFormat } from '#domain/picture/picture-file.ts';
import { failure, success, type Result } from '#domain/result.ts';

/** Larger files are no photographs, and are read into memory as a whole. */
export const LARGEST_FILE_BYTES = 50_000_000;

const TYPES: Readonly<Partial<Record<PictureFormat, string>>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  gif: 'image/gif',
};

/** @returns the type of its content, whatever its name says */
export async function inspectFile(file: Blob): Promise<Result<string, FileProblem>> {
  if (file.size > LARGEST_FILE_BYTES) return failure('too-large');
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return failure('unreadable');
  }
  const inspected = inspectPictureFile(bytes);
  if (inspected.kind !== 'picture') return failure(inspected.kind);
  const type = TYPES[inspected.format];
  return type === undefined ? failure('not-a-kind') : success(type);
}
