/**
 * The file that carries the tracker's three models. This is its only description; scripts/models writes it.
 *
 * All numbers are unsigned 32-bit, little-endian.
 *
 * | byte | what |
 * |---|---|
 * | 0 | the four characters `LGM1` |
 * | 4 | offset and length of the face detector |
 * | 12 | offset and length of the mesh model |
 * | 20 | offset and length of the refinement model |
 * | 64 | the models, each starting at a multiple of 64 |
 *
 * The ranges of the mesh and the refinement model overlap: both are a short graph of their own in front of
 * the same weights, which are therefore in the file (and in memory) once. A model is used where it lies.
 */

export const MODEL_NAMES = ['detector', 'mesh', 'refinement'] as const;
export type ModelName = (typeof MODEL_NAMES)[number];

/** Where a model lies in the file, in bytes. */
export interface ModelRange {
  readonly offset: number;
  readonly length: number;
}

export type ModelRanges = Readonly<Record<ModelName, ModelRange>>;

export const MODELS_FILE_MAGIC = 'LGM1';
/** Models start at multiples of this: their weights are read in place, as vectors. */
export const MODELS_FILE_ALIGNMENT = 64;

const RANGES_START = MODELS_FILE_MAGIC.length;
const RANGE_SIZE = 8;

/** The bytes are not a file of models, or only a part of one. */
export class ModelsFileError extends Error {
  override readonly name = 'ModelsFileError';
}

/** Throws ModelsFileError when `bytes` are not a whole file of models. */
export function readModelRanges(bytes: Uint8Array): ModelRanges {
  if (bytes.byteLength < MODELS_FILE_ALIGNMENT) throw new ModelsFileError('The file is cut short.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let index = 0; index < MODELS_FILE_MAGIC.length; index += 1) {
    if (view.getUint8(index) !== MODELS_FILE_MAGIC.charCodeAt(index)) {
      throw new ModelsFileError('The file does not hold models.');
    }
  }
  const read = (name: ModelName): ModelRange => {
    const at = RANGES_START + RANGE_SIZE * MODEL_NAMES.indexOf(name);
    const range = { offset: view.getUint32(at, true), length: view.getUint32(at + 4, true) };
    if (range.offset < MODELS_FILE_ALIGNMENT || range.offset % MODELS_FILE_ALIGNMENT !== 0) {
      throw new ModelsFileError(`The ${name} model starts at an impossible place.`);
    }
    if (range.offset + range.length > bytes.byteLength) {
      throw new ModelsFileError(`The ${name} model is cut short.`);
    }
    return range;
  };
  return { detector: read('detector'), mesh: read('mesh'), refinement: read('refinement') };
}

/** Writes the head of a file of models into its first 64 bytes. */
export function writeModelRanges(bytes: Uint8Array, ranges: ModelRanges): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  bytes.set(new TextEncoder().encode(MODELS_FILE_MAGIC), 0);
  for (const [index, name] of MODEL_NAMES.entries()) {
    view.setUint32(RANGES_START + RANGE_SIZE * index, ranges[name].offset, true);
    view.setUint32(RANGES_START + RANGE_SIZE * index + 4, ranges[name].length, true);
  }
}
