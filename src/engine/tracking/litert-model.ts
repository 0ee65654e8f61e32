/** One compiled model with its tensors. */

import type {
  Deletable,
  LiteRtModule,
  NativeCompiledModel,
  NativeModel,
  NativeTensorBuffer,
} from './litert-bindings.ts';

/** A graph that runs on 32-bit floats. Not re-entrant. */
export interface InferenceModel {
  /**
   * Runs the graph. `inputs` are in the graph's order, each of its tensor's length. The outputs, likewise
   * in order, belong to the model and are overwritten by the next run.
   */
  readonly run: (inputs: readonly Float32Array[]) => Promise<readonly Float32Array[]>;
}

const FLOAT_SIZE = 4;
/** Models without named signatures have one, at this index. */
const SIGNATURE = 0;

/** Input tensors are made once and refilled; LiteRT makes new output tensors for each run. */
export class LiteRtModel implements InferenceModel, Deletable {
  private readonly module: LiteRtModule;
  private readonly model: NativeModel;
  private readonly compiled: NativeCompiledModel;
  private readonly inputs: readonly NativeTensorBuffer[];
  private readonly outputs: readonly Float32Array<ArrayBuffer>[];

  constructor(
    module: LiteRtModule,
    environment: Deletable,
    model: NativeModel,
    compiled: NativeCompiledModel,
  ) {
    this.module = module;
    this.model = model;
    this.compiled = compiled;
    const signature = model.getSignature(SIGNATURE);
    const inputNames = signature.inputNames();
    const outputNames = signature.outputNames();
    this.inputs = Array.from({ length: inputNames.size() }, (_, index) => {
      const type = model.getInputTensorType(SIGNATURE, index);
      const buffer = module.LiteRtTensorBuffer.createManaged(
        environment,
        module.LiteRtTensorBufferType.HOST_MEMORY,
        type,
        type.bytes(),
      );
      type.delete();
      return buffer;
    });
    this.outputs = Array.from({ length: outputNames.size() }, (_, index) => {
      const type = model.getOutputTensorType(SIGNATURE, index);
      const values = new Float32Array(type.bytes() / FLOAT_SIZE);
      type.delete();
      return values;
    });
    inputNames.delete();
    outputNames.delete();
    signature.delete();
  }

  async run(inputs: readonly Float32Array[]): Promise<readonly Float32Array[]> {
    if (inputs.length !== this.inputs.length) {
      throw new RangeError(`${inputs.length} inputs for a graph with ${this.inputs.length}`);
    }
    for (const [index, buffer] of this.inputs.entries()) this.fill(buffer, inputs[index]);
    const results = await this.compiled.run(SIGNATURE, this.inputs);
    for (const [index, buffer] of results.entries()) {
      this.read(buffer, this.outputs[index]);
      buffer.delete();
    }
    return this.outputs;
  }

  delete(): void {
    for (const input of this.inputs) input.delete();
    this.compiled.delete();
    this.model.delete();
  }

  private fill(buffer: NativeTensorBuffer, values: Float32Array | undefined): void {
    if (!values || values.byteLength !== buffer.packedSize()) {
      throw new RangeError(
        `${values?.byteLength} bytes for a tensor of ${buffer.packedSize()} bytes`,
      );
    }
    const address = buffer.lock(this.module.LiteRtTensorBufferLockMode.WRITE);
    new Float32Array(this.module.HEAPU8.buffer, address, values.length).set(values);
    buffer.unlock();
  }

  private read(buffer: NativeTensorBuffer, into: Float32Array | undefined): void {
    if (!into || into.byteLength !== buffer.packedSize()) {
      throw new RangeError(
        `a tensor of ${buffer.packedSize()} bytes for ${into?.byteLength} bytes`,
      );
    }
    const address = buffer.lock(this.module.LiteRtTensorBufferLockMode.READ);
    into.set(new Float32Array(this.module.HEAPU8.buffer, address, into.length));
    buffer.unlock();
  }
}
