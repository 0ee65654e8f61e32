import { describe, expect, it } from 'vitest';

import {
  FACE_MODELS,
  type FaceModel,
  PERSON_MODELS,
  readModelRanges,
} from '#engine/tracking/models-file.ts';

import { readGraph } from './graph-cut.ts';
import { writeFaceModels, writePersonModels } from './models-file-writer.ts';
import { openPackedAssets, packageFolder, readPlainFile } from './package-reader.ts';
import { FACE_DETECTOR, FACE_LANDMARKS, PERSON } from './sources.ts';

const read = openPackedAssets('face_mesh');
const detector = read(FACE_DETECTOR);
const landmarks = read(FACE_LANDMARKS);
const file = writeFaceModels(detector, landmarks);
const ranges = readModelRanges(file, FACE_MODELS);

function graphOf(name: FaceModel): ReturnType<typeof readGraph> {
  const { offset, length } = ranges.get(name)!;
  return readGraph(file.subarray(offset, offset + length));
}

function shapes(name: FaceModel, end: 'inputs' | 'outputs'): unknown {
  const graph = graphOf(name);
  return graph[end].map((tensor) => graph.tensors[tensor]?.shape);
}

describe('the file of models', () => {
  it('holds the detector as it was', () => {
    const { offset, length } = ranges.get('detector')!;
    expect(file.subarray(offset, offset + length)).toEqual(detector);
  });

  it('holds a mesh model that turns a picture into mesh, face flag and features', () => {
    expect(shapes('mesh', 'inputs')).toEqual([[1, 192, 192, 3]]);
    expect(shapes('mesh', 'outputs')).toEqual([
      [1, 1, 1, 1404],
      [1, 1, 1, 1],
      [1, 48, 48, 32],
    ]);
  });

  it('holds a refinement model that turns three crops into lips, eyes and irises', () => {
    expect(shapes('refinement', 'inputs')).toEqual([
      [1, 16, 16, 32],
      [1, 16, 16, 32],
      [1, 16, 16, 32],
    ]);
    expect(shapes('refinement', 'outputs')).toEqual([
      [1, 1, 1, 160],
      [1, 1, 1, 142],
      [1, 1, 1, 10],
      [1, 1, 1, 142],
      [1, 1, 1, 10],
    ]);
  });

  it('needs no custom operator anywhere', () => {
    for (const name of FACE_MODELS) {
      expect(graphOf(name).operators.filter(({ customCode }) => customCode !== '')).toEqual([]);
    }
  });

  it('holds the weights of the landmark models only once', () => {
    expect(file.length).toBeLessThan(detector.length + landmarks.length + 4096);
  });
});

describe('the file with the model of a person', () => {
  const person = readPlainFile(packageFolder('@mediapipe/selfie_segmentation'), PERSON);
  const written = writePersonModels(person);

  it('holds a model that turns a picture into features of cells, without a custom operator', () => {
    const { offset, length } = readModelRanges(written, PERSON_MODELS).get('person')!;
    const graph = readGraph(written.subarray(offset, offset + length));
    expect(graph.inputs.map((tensor) => graph.tensors[tensor]?.shape)).toEqual([[1, 256, 256, 3]]);
    expect(graph.outputs.map((tensor) => graph.tensors[tensor]?.shape)).toEqual([
      [1, 128, 128, 16],
    ]);
    expect(graph.operators.every(({ customCode }) => customCode === '')).toBe(true);
  });

  it('holds the original weights only once', () => {
    expect(written.length).toBeLessThan(person.length + 4096);
  });
});
