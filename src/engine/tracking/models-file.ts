/**
 * A file that carries models. This is its only description; scripts/models writes it.
 *
 * All numbers are unsigned 32-bit, little-endian.
 *
 * | byte | what |
 * |---|---|
 * | 0 | the four characters `LGM1` |
 * | 4 | offset and length of the first model, then of the others: seven at most |
 * | 64 | the models, each starting at a multiple of 64 |
 *
 * Which models these are is not in the file: its reader names them, in their order.
 *
 * The ranges of the face's mesh and refinement model overlap: both are a short graph of their own in front of
 * the same weights, which are therefore in the file (and in memory) once. A model is used where it lies.
 */

/** The models for faces, in the order of their file. */
export const FACE_MODELS = ['detector', 'mesh', 'refinement'] as const;
export type FaceModel = (typeof FACE_MODELS)[number];

/** The models for hands, in the order of their file. */
export const HAND_MODELS = ['palmDetector', 'handLandmarks'] as const;
export type HandModel = (typeof HAND_MODELS)[number];

/** The model of a person, alone in its file. */
export const PERSON_MODELS = ['person'] as const;

/** Where a model lies in the file, in bytes. */
export interface ModelRange {
  readonly offset: number;
  readonly length: number;
}

/** In the order of the file. */
export type ModelRanges<Name extends string> = ReadonlyMap<Name, ModelRange>;

export const MODELS_FILE_MAGIC = 'LGM1';
/** Models start at multiples of this: their weights are read in place, as vectors. */
export const MODELS_FILE_ALIGNMENT = 64;

const RANGES_START = MODELS_FILE_MAGIC.length;
const RANGE_SIZE = 8;

/** The bytes are not a file of models, or only a part of one. */
export class ModelsFileError extends Error {
  override readonly name = 'ModelsFileError';
}

/** Where the models `names` lie in a file. Throws ModelsFileError when `bytes` are not a whole file of models. */
export function readModelRanges<Name extends string>(
  bytes: Uint8Array,
  names: readonly Name[],
): ModelRanges<Name> {
  if (bytes.byteLength < MODELS_FILE_ALIGNMENT) throw new ModelsFileError('The file is cut short.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let index = 0; index < MODELS_FILE_MAGIC.length; index += 1) {
    if (view.getUint8(index) !== MODELS_FILE_MAGIC.charCodeAt(index)) {
      throw new ModelsFileError('The file does not hold models.');
    }
  }
  const read = (name: Name, index: number): ModelRange => {
    const at = RANGES_START + RANGE_SIZE * index;
    const range = { offset: view.getUint32(at, true), length: view.getUint32(at + 4, true) };
    if (range.offset < MODELS_FILE_ALIGNMENT || range.offset % MODELS_FILE_ALIGNMENT !== 0) {
      throw new ModelsFileError(`The ${name} model starts at an impossible place.`);
    }
    if (range.offset + range.length > bytes.byteLength) {
      throw new ModelsFileError(`The ${name} model is cut short.`);
    }
    return range;
  };
  return new Map(names.map((name, index) => [name, read(name, index)]));
}

/** Writes the head of a file of models into its first 64 bytes. */
export function writeModelRanges(bytes: Uint8Array, ranges: ModelRanges<string>): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  bytes.set(new TextEncoder().encode(MODELS_FILE_MAGIC), 0);
  for (const [index, { offset, length }] of [...ranges.values()].entries()) {
    view.setUint32(RANGES_START + RANGE_SIZE * index, offset, true);
    view.setUint32(RANGES_START + RANGE_SIZE * index + 4, length, true);
  }
}
