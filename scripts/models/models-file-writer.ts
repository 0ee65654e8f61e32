/** Puts the tracker's models into one file; its format is described in src/engine/tracking/models-file.ts. */

import {
  MODELS_FILE_ALIGNMENT,
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

/** The whole file, from the two original TensorFlow Lite models. */
export function writeModelsFile(
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
  writeModelRanges(bytes, {
    detector: { offset: detectorOffset, length: detector.length },
    mesh: { offset: meshOffset, length: end - meshOffset },
    refinement: { offset: refinementOffset, length: end - refinementOffset },
  });
  bytes.set(detector, detectorOffset);
  bytes.set(meshPrefix, meshOffset);
  bytes.set(refinementPrefix, refinementOffset);
  bytes.set(landmarks, landmarksOffset);
  readModelRanges(bytes);
  return bytes;
}

function align(position: number): number {
  return Math.ceil(position / MODELS_FILE_ALIGNMENT) * MODELS_FILE_ALIGNMENT;
}
