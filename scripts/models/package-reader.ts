/** Reads the installed packages from which the models and the runtime come, and checks what it reads. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { PackagedFile } from './sources.ts';

/** The installed package is not the one that this build was written for. */
export class UnexpectedPackageError extends Error {
  override readonly name = 'UnexpectedPackageError';
}

const resolveFrom = createRequire(import.meta.url);

/** Folder of an installed package, wherever the package manager has put it. */
export function packageFolder(packageName: string): string {
  return path.dirname(resolveFrom.resolve(`${packageName}/package.json`));
}

/** Throws UnexpectedPackageError unless `bytes` have the SHA-256 that is written down for `file`. */
export function checkSum(file: PackagedFile, bytes: Uint8Array): void {
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found === file.sha256) return;
  throw new UnexpectedPackageError(
    `${file.fileName} has SHA-256 ${found}, expected ${file.sha256}. ` +
      'Run "npm ci" to install the locked versions; after a deliberate update, check the file and change scripts/models/sources.ts.',
  );
}

/** A file in the folder of a package, read as it is. */
export function readPlainFile(folder: string, file: PackagedFile): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(readFileSync(path.join(folder, file.fileName)));
  checkSum(file, bytes);
  return bytes;
}

/** A MediaPipe package from which models are taken. */
type Solution = 'face_mesh' | 'hands';

/** Name and range of one file inside an Emscripten asset package. */
interface PackedRange {
  readonly fileName: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The table of contents that Emscripten's file packager writes into its loader script:
 * `loadPackage({"files": [{"filename": "/folder/name", "start": 0, "end": 1, ...}], ...});`
 */
export function readPackedRanges(loaderScript: string): readonly PackedRange[] {
  const call = /loadPackage\((\{"files".*\})\);/.exec(loaderScript);
  if (call?.[1] === undefined) {
    throw new UnexpectedPackageError('The asset loader lists no files.');
  }
  const contents: unknown = JSON.parse(call[1]);
  if (!hasFiles(contents)) {
    throw new UnexpectedPackageError('The asset loader lists its files in another form.');
  }
  return contents.files.map(({ filename, start, end }) => ({
    fileName: path.posix.basename(filename),
    start,
    end,
  }));
}

/** Path of the packed assets of the package `@mediapipe/SOLUTION`, without the extension. */
export function packedAssetsOf(solution: Solution): string {
  return path.join(packageFolder(`@mediapipe/${solution}`), `${solution}_solution_packed_assets`);
}

/** A reader of the files inside the packed assets of the package `@mediapipe/SOLUTION`. */
export function openPackedAssets(
  solution: Solution,
): (file: PackagedFile) => Uint8Array<ArrayBuffer> {
  const base = packedAssetsOf(solution);
  const ranges = readPackedRanges(readFileSync(`${base}_loader.js`, 'utf8'));
  const packed = new Uint8Array(readFileSync(`${base}.data`));
  return (file) => {
    const range = ranges.find(({ fileName }) => fileName === file.fileName);
    if (!range) {
      throw new UnexpectedPackageError(`@mediapipe/${solution} does not contain ${file.fileName}.`);
    }
    const bytes = packed.slice(range.start, range.end);
    checkSum(file, bytes);
    return bytes;
  };
}

interface PackerContents {
  readonly files: readonly {
    readonly filename: string;
    readonly start: number;
    readonly end: number;
  }[];
}

function hasFiles(value: unknown): value is PackerContents {
  return (
    typeof value === 'object' &&
    value !== null &&
    'files' in value &&
    Array.isArray(value.files) &&
    value.files.every(
      (file: unknown) =>
        typeof file === 'object' &&
        file !== null &&
        'filename' in file &&
        typeof file.filename === 'string' &&
        'start' in file &&
        typeof file.start === 'number' &&
        'end' in file &&
        typeof file.end === 'number',
    )
  );
}
