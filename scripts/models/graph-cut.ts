/**
 * Cuts a part out of a TensorFlow Lite graph: the operators between given tensors, and nothing else.
 *
 * LiteRT in the browser has no custom operators, and the attention model needs three of MediaPipe's. With
 * the graph cut at those three, the rest runs, and our own code does their work (see
 * src/engine/tracking/feature-crop.ts).
 *
 * Field numbers: https://github.com/tensorflow/tensorflow/blob/v2.16.1/tensorflow/lite/schema/schema.fbs
 */

import { FlatbufferReader } from './flatbuffer-reader.ts';
import type { FlatbufferObject, TableField } from './flatbuffer-prefix.ts';
import { writeFlatbufferPrefix } from './flatbuffer-prefix.ts';

const MODEL = { version: 0, operatorCodes: 1, subgraphs: 2, description: 3, buffers: 4 } as const;
const SUBGRAPH = { tensors: 0, inputs: 1, outputs: 2, operators: 3, name: 4 } as const;
const OPERATOR = { codeIndex: 0, inputs: 1, outputs: 2 } as const;
const OPERATOR_CODE = { customCode: 1 } as const;
const TENSOR = { shape: 0, name: 3 } as const;
const SCHEMA_VERSION = 3;
const FILE_IDENTIFIER = 'TFL3';

export interface GraphCut {
  /** Tensors that the caller will provide, by index. */
  readonly inputs: readonly number[];
  /** Tensors that the caller wants, by index. */
  readonly outputs: readonly number[];
  /** Bytes between the prefix and the model's original bytes. */
  readonly gap: number;
}

export interface GraphOperator {
  /** Name of a custom operator, empty for a built-in one. */
  readonly customCode: string;
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
}

export interface GraphTensor {
  readonly name: string;
  readonly shape: readonly number[];
}

export interface Graph {
  readonly operators: readonly GraphOperator[];
  readonly tensors: readonly GraphTensor[];
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
}

/** A cut that cannot run in the browser. */
export class GraphCutError extends Error {
  override readonly name = 'GraphCutError';
}

/** The first (and here only) subgraph of a model. */
export function readGraph(model: Uint8Array): Graph {
  const reader = new FlatbufferReader(model);
  const subgraph = firstSubgraph(reader);
  const customCodes = reader
    .references(reader.reference(reader.root, MODEL.operatorCodes))
    .map((code) => reader.text(reader.reference(code, OPERATOR_CODE.customCode)));
  return {
    operators: reader
      .references(reader.reference(subgraph, SUBGRAPH.operators))
      .map((operator) => ({
        customCode: customCodes[reader.uint32(operator, OPERATOR.codeIndex)] ?? '',
        inputs: reader.integers(reader.reference(operator, OPERATOR.inputs)),
        outputs: reader.integers(reader.reference(operator, OPERATOR.outputs)),
      })),
    tensors: reader.references(reader.reference(subgraph, SUBGRAPH.tensors)).map((tensor) => ({
      name: reader.text(reader.reference(tensor, TENSOR.name)),
      shape: reader.integers(reader.reference(tensor, TENSOR.shape)),
    })),
    inputs: reader.integers(reader.reference(subgraph, SUBGRAPH.inputs)),
    outputs: reader.integers(reader.reference(subgraph, SUBGRAPH.outputs)),
  };
}

/**
 * A prefix that turns `model` into a model of its own when put `cut.gap` bytes in front of it: from
 * `cut.inputs` to `cut.outputs`, with the same weights. Throws GraphCutError if the part still needs a
 * custom operator, or anything that is not among the inputs.
 */
export function cutGraph(model: Uint8Array, cut: GraphCut): Uint8Array<ArrayBuffer> {
  const graph = readGraph(model);
  const kept = operatorsBetween(graph, cut);
  const custom = kept
    .map((index) => graph.operators[index]?.customCode ?? '')
    .filter((code) => code !== '');
  if (custom.length > 0) throw new GraphCutError(`The cut still contains ${custom.join(', ')}.`);

  const reader = new FlatbufferReader(model);
  const subgraph = firstSubgraph(reader);
  const operators = reader.references(reader.reference(subgraph, SUBGRAPH.operators));
  const original = (position: number): FlatbufferObject => ({ kind: 'original', position });
  const keptField = (index: number): TableField[] => {
    const position = reader.reference(reader.root, index);
    return position === 0 ? [] : [{ index, reference: original(position) }];
  };

  return writeFlatbufferPrefix({
    identifier: FILE_IDENTIFIER,
    gap: cut.gap,
    root: {
      kind: 'table',
      fields: [
        { index: MODEL.version, uint32: SCHEMA_VERSION },
        {
          index: MODEL.subgraphs,
          reference: {
            kind: 'references',
            items: [
              {
                kind: 'table',
                fields: [
                  {
                    index: SUBGRAPH.tensors,
                    reference: original(reader.reference(subgraph, SUBGRAPH.tensors)),
                  },
                  { index: SUBGRAPH.inputs, reference: { kind: 'integers', values: cut.inputs } },
                  { index: SUBGRAPH.outputs, reference: { kind: 'integers', values: cut.outputs } },
                  {
                    index: SUBGRAPH.operators,
                    reference: {
                      kind: 'references',
                      items: kept.map((index) => original(operators[index] ?? 0)),
                    },
                  },
                  { index: SUBGRAPH.name, reference: { kind: 'string', text: 'main' } },
                ],
              },
            ],
          },
        },
        ...keptField(MODEL.operatorCodes),
        ...keptField(MODEL.description),
        ...keptField(MODEL.buffers),
      ],
    },
  });
}

/** Indices of the operators that the outputs need, given the inputs, in execution order. */
function operatorsBetween(graph: Graph, { inputs, outputs }: GraphCut): readonly number[] {
  const producer = new Map(
    graph.operators.flatMap((operator, index) =>
      operator.outputs.map((tensor) => [tensor, index] as const),
    ),
  );
  const kept = new Set<number>();
  const reached = new Set(inputs);
  const waiting = [...outputs];
  for (let tensor = waiting.pop(); tensor !== undefined; tensor = waiting.pop()) {
    if (reached.has(tensor)) continue;
    reached.add(tensor);
    if (graph.inputs.includes(tensor))
      throw new GraphCutError(`The cut also needs the model's input ${tensor}.`);
    const index = producer.get(tensor);
    if (index === undefined) continue;
    kept.add(index);
    for (const needed of graph.operators[index]?.inputs ?? []) waiting.push(needed);
  }
  return [...kept].toSorted((first, second) => first - second);
}

function firstSubgraph(reader: FlatbufferReader): number {
  const [subgraph] = reader.references(reader.reference(reader.root, MODEL.subgraphs));
  if (subgraph === undefined) throw new GraphCutError('The model has no graph.');
  return subgraph;
}
