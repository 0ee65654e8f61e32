/**
 * Makes the trackers' files from the installed packages:
 *
 *     npx tsx scripts/models/build.ts [--force]
 *
 * Writes `generated/tracker/` (models.bin, hands.bin, person.bin, litert.mjs, litert.wasm) unless it exists
 * and is newer than all of its sources.
 */

import { mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  HAND_MODELS_BYTES,
  MODELS_BYTES,
  PERSON_MODELS_BYTES,
  RUNTIME_WASM_BYTES,
} from '#engine/tracking/file-sizes.ts';

import { writeFaceModels, writeHandModels, writePersonModels } from './models-file-writer.ts';
import {
  UnexpectedPackageError,
  openPackedAssets,
  packageFolder,
  packedAssetsOf,
  readPlainFile,
} from './package-reader.ts';
import { toRuntimeModule } from './runtime-module.ts';
import {
  FACE_DETECTOR,
  FACE_LANDMARKS,
  HAND_LANDMARKS,
  PALM_DETECTOR,
  PERSON,
  RUNTIME_LOADER,
  RUNTIME_WASM,
} from './sources.ts';

const scriptsFolder = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(scriptsFolder, '../..');

/** Absolute paths of the files that the build makes. */
export const TRACKER_FILES = {
  models: path.join(root, 'generated/tracker/models.bin'),
  handModels: path.join(root, 'generated/tracker/hands.bin'),
  personModels: path.join(root, 'generated/tracker/person.bin'),
  runtimeModule: path.join(root, 'generated/tracker/litert.mjs'),
  runtimeWasm: path.join(root, 'generated/tracker/litert.wasm'),
} as const;

export interface TrackerBuildOptions {
  /** Builds even if the files exist and are up to date. */
  readonly force?: boolean;
}

/**
 * Makes the files if one is missing or older than its sources. Returns whether it made them. Throws
 * UnexpectedPackageError if an installed package is not the expected one.
 */
export function buildTrackerFiles({ force = false }: TrackerBuildOptions = {}): boolean {
  const runtimeFolder = path.join(packageFolder('@litertjs/core'), 'wasm');
  const handsFolder = packageFolder('@mediapipe/hands');
  const personFolder = packageFolder('@mediapipe/selfie_segmentation');
  const inputs = [
    path.join(runtimeFolder, RUNTIME_LOADER.fileName),
    path.join(runtimeFolder, RUNTIME_WASM.fileName),
    `${packedAssetsOf('face_mesh')}.data`,
    `${packedAssetsOf('hands')}.data`,
    path.join(handsFolder, HAND_LANDMARKS.fileName),
    path.join(personFolder, PERSON.fileName),
    path.join(root, 'src/engine/tracking/models-file.ts'),
    path.join(root, 'src/engine/tracking/file-sizes.ts'),
    ...readdirSync(scriptsFolder).map((file) => path.join(scriptsFolder, file)),
  ];
  if (!force && isUpToDate(Object.values(TRACKER_FILES), inputs)) return false;

  const readFaces = openPackedAssets('face_mesh');
  const models = writeFaceModels(readFaces(FACE_DETECTOR), readFaces(FACE_LANDMARKS));
  const handModels = writeHandModels({
    palmDetector: openPackedAssets('hands')(PALM_DETECTOR),
    handLandmarks: readPlainFile(handsFolder, HAND_LANDMARKS),
  });
  const personModels = writePersonModels(readPlainFile(personFolder, PERSON));
  const wasm = readPlainFile(runtimeFolder, RUNTIME_WASM);
  const loader = new TextDecoder().decode(readPlainFile(runtimeFolder, RUNTIME_LOADER));
  expectSize('models.bin', models, MODELS_BYTES);
  expectSize('hands.bin', handModels, HAND_MODELS_BYTES);
  expectSize('person.bin', personModels, PERSON_MODELS_BYTES);
  expectSize('litert.wasm', wasm, RUNTIME_WASM_BYTES);
  write(TRACKER_FILES.models, models);
  write(TRACKER_FILES.handModels, handModels);
  write(TRACKER_FILES.personModels, personModels);
  write(TRACKER_FILES.runtimeWasm, wasm);
  write(TRACKER_FILES.runtimeModule, toRuntimeModule(loader));
  return true;
}

function isUpToDate(outputs: readonly string[], inputs: readonly string[]): boolean {
  const oldestOutput = Math.min(
    ...outputs.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
  return inputs.every((file) => statSync(file).mtimeMs <= oldestOutput);
}

function expectSize(name: string, bytes: Uint8Array, expected: number): void {
  if (bytes.length === expected) return;
  throw new UnexpectedPackageError(
    `${name} has ${bytes.length} bytes; src/engine/tracking/file-sizes.ts says ${expected}.`,
  );
}

/** Writes to a temporary file next to the target and renames it, so that nobody ever reads half a file. */
function write(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.part`;
  writeFileSync(beside, content);
  renameSync(beside, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = buildTrackerFiles({ force: process.argv.includes('--force') });
  console.log(built ? 'Built generated/tracker.' : 'generated/tracker is up to date.');
}
