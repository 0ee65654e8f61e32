import { describe, expect, it } from 'vitest';

import { GraphCutError, cutGraph, readGraph } from './graph-cut.ts';
import { openPackedAssets } from './package-reader.ts';
import { FACE_LANDMARKS } from './sources.ts';

const model = openPackedAssets('face_mesh')(FACE_LANDMARKS);
const PICTURE = 0;
const MESH = 186;

function withPrefix(prefix: Uint8Array): Uint8Array {
  const joined = new Uint8Array(prefix.length + model.length);
  joined.set(prefix, 0);
  joined.set(model, prefix.length);
  return joined;
}

describe('cutting a graph', () => {
  it('starts from a model that needs custom operators', () => {
    const custom = new Set(readGraph(model).operators.map(({ customCode }) => customCode));
    expect([...custom].filter((code) => code !== '').toSorted()).toEqual([
      'Landmarks2TransformMatrix',
      'TransformLandmarks',
      'TransformTensorBilinear',
    ]);
  });

  it('keeps the operators between the given tensors, none of them custom', () => {
    const cut = { inputs: [PICTURE], outputs: [MESH], gap: 0 };
    const graph = readGraph(withPrefix(cutGraph(model, cut)));
    expect(graph.inputs).toEqual([PICTURE]);
    expect(graph.outputs).toEqual([MESH]);
    expect(graph.tensors[MESH]?.shape).toEqual([1, 1, 1, 1404]);
    expect(graph.operators.length).toBeLessThan(readGraph(model).operators.length);
    expect(graph.operators.every(({ customCode }) => customCode === '')).toBe(true);
  });

  it('refuses a cut that still needs a custom operator', () => {
    const lips = readGraph(model).tensors.findIndex(({ name }) => name === 'output_lips');
    expect(() => cutGraph(model, { inputs: [PICTURE], outputs: [lips], gap: 0 })).toThrow(
      /Landmarks2TransformMatrix/,
    );
  });

  it('refuses a cut that needs an input it was not given', () => {
    expect(() => cutGraph(model, { inputs: [], outputs: [MESH], gap: 0 })).toThrow(GraphCutError);
  });
});
