/** Puts models into one file; its format is described in src/engine/tracking/models-file.ts. */

import type { HandModel, ModelRange } from '#engine/tracking/models-file.ts';
import {
  FACE_MODELS,
  HAND_MODELS,
  MODELS_FILE_ALIGNMENT,
  PERSON_MODELS,
  readModelRanges,
  writeModelRanges,
} from '#engine/tracking/models-file.ts';

import type { GraphCut } from './graph-cut.ts';
import { cutGraph } from './graph-cut.ts';

/**
 * Where the attention model is cut. Its tensors by index, as its graph lists them:
 * 0 picture, 186 mesh, 710 face flag, 35 features; 199 to 201 feature crops of lips, left eye, right eye;
 * 684 lips, 687 left eye, 690 left iris, 693 right eye, 696 right iris.
 */
const MESH_CUT: Omit<GraphCut, 'gap'> = { inputs: [0], outputs: [186, 710, 35] };
const REFINEMENT_CUT: Omit<GraphCut, 'gap'> = {
  inputs: [199, 200, 201],
  outputs: [684, 687, 690, 693, 696],
};

/**
 * Where the person model is cut, by its tensors: 0 picture, 245 features of 128 x 128 cells. Its
 * last operator, which makes a mask of them, is a custom one of MediaPipe's;
 * src/engine/tracking/person does its work.
 */
const PERSON_CUT: Omit<GraphCut, 'gap'> = { inputs: [0], outputs: [245] };

/** The file of models for faces, from the two original TensorFlow Lite models. */
export function writeFaceModels(
  detector: Uint8Array,
  landmarks: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const refinementPrefix = cutGraph(landmarks, { ...REFINEMENT_CUT, gap: 0 });
  const meshPrefix = cutGraph(landmarks, { ...MESH_CUT, gap: refinementPrefix.length });

  const detectorOffset = MODELS_FILE_ALIGNMENT;
  const meshOffset = align(detectorOffset + detector.length);
  const refinementOffset = meshOffset + meshPrefix.length;
  const landmarksOffset = refinementOffset + refinementPrefix.length;
  const end = landmarksOffset + landmarks.length;

  const bytes = new Uint8Array(end);
  writeModelRanges(
    bytes,
    new Map([
      ['detector', { offset: detectorOffset, length: detector.length }],
      ['mesh', { offset: meshOffset, length: end - meshOffset }],
      ['refinement', { offset: refinementOffset, length: end - refinementOffset }],
    ]),
  );
  bytes.set(detector, detectorOffset);
  bytes.set(meshPrefix, meshOffset);
  bytes.set(refinementPrefix, refinementOffset);
  bytes.set(landmarks, landmarksOffset);
  readModelRanges(bytes, FACE_MODELS);
  return bytes;
}

/** The file of models for hands: the original models, one after the other. */
export function writeHandModels(
  models: Readonly<Record<HandModel, Uint8Array>>,
): Uint8Array<ArrayBuffer> {
  const ranges = new Map<HandModel, ModelRange>();
  let end = MODELS_FILE_ALIGNMENT;
  for (const name of HAND_MODELS) {
    const offset = align(end);
    ranges.set(name, { offset, length: models[name].length });
    end = offset + models[name].length;
  }
  const bytes = new Uint8Array(end);
  writeModelRanges(bytes, ranges);
  for (const [name, { offset }] of ranges) bytes.set(models[name], offset);
  readModelRanges(bytes, HAND_MODELS);
  return bytes;
}

/** The file with the model of a person: our cut of the graph in front of the original model. */
export function writePersonModels(person: Uint8Array): Uint8Array<ArrayBuffer> {
  const prefix = cutGraph(person, { ...PERSON_CUT, gap: 0 });
  const offset = MODELS_FILE_ALIGNMENT;
  const length = prefix.length + person.length;
  const bytes = new Uint8Array(offset + length);
  writeModelRanges(bytes, new Map([['person', { offset, length }]]));
  bytes.set(prefix, offset);
  bytes.set(person, offset + prefix.length);
  readModelRanges(bytes, PERSON_MODELS);
  return bytes;
}

function align(position: number): number {
  return Math.ceil(position / MODELS_FILE_ALIGNMENT) * MODELS_FILE_ALIGNMENT;
}
