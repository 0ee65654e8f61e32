/**
 * The part of LiteRT's WebAssembly module that the tracker uses, as `@litertjs/core` 2.5.3 exposes it.
 *
 * The package's own JavaScript is left out: it wants `importScripts`, keeps one global instance, asks for a
 * graphics device, and makes new tensors for every run. Everything named `delete` frees C++ memory.
 */

export interface Deletable {
  delete(): void;
}

/** A value of a C++ enum. */
type NativeEnum = Readonly<Record<string, unknown>>;

export interface NativeVector<Item> extends Deletable {
  size(): number;
  get(index: number): Item;
}

export interface NativeTensorType extends Deletable {
  bytes(): number;
}

export interface NativeTensorBuffer extends Deletable {
  /** Address of the tensor's values in the module's memory, valid until `unlock`. */
  lock(mode: NativeEnum): number;
  unlock(): void;
  packedSize(): number;
}

export interface NativeSignature extends Deletable {
  inputNames(): NativeVector<string>;
  outputNames(): NativeVector<string>;
}

export interface NativeModel extends Deletable {
  getSignature(index: number): NativeSignature;
  getInputTensorType(signature: number, index: number): NativeTensorType;
  getOutputTensorType(signature: number, index: number): NativeTensorType;
}

export interface NativeCompiledModel extends Deletable {
  run(
    signature: number,
    inputs: readonly NativeTensorBuffer[],
  ): readonly NativeTensorBuffer[] | Promise<readonly NativeTensorBuffer[]>;
}

export interface NativeCompileOptions {
  readonly accelerator: 'wasm';
  readonly cpuOptions: { readonly numThreads: number };
  readonly gpuOptions: Readonly<Record<string, never>>;
  readonly webNNOptions: Readonly<Record<string, never>>;
}

export interface LiteRtModule {
  /** The module's memory. A new view whenever the memory has grown, so never keep it. */
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
  _malloc(size: number): number;
  _free(address: number): void;
  readonly LiteRtEnvironment: { create(graphicsDevice: null): Deletable };
  readonly LiteRtTensorBuffer: {
    createManaged(
      environment: Deletable,
      kind: NativeEnum,
      type: NativeTensorType,
      size: number,
    ): NativeTensorBuffer;
  };
  readonly LiteRtTensorBufferType: { readonly HOST_MEMORY: NativeEnum };
  readonly LiteRtTensorBufferLockMode: { readonly READ: NativeEnum; readonly WRITE: NativeEnum };
  loadModel(environment: Deletable, address: number, size: number): NativeModel;
  compileModel(
    environment: Deletable,
    model: NativeModel,
    options: NativeCompileOptions,
  ): NativeCompiledModel | Promise<NativeCompiledModel>;
}

/** What the loader lets its caller replace. */
export interface LiteRtModuleOptions {
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
  /** Receives what the module writes to its standard output. */
  print(line: string): void;
  /** Receives what the module writes to its standard error: its log. */
  printErr(line: string): void;
}

export type LiteRtFactory = (options: LiteRtModuleOptions) => Promise<LiteRtModule>;

/** Whether a module loaded at run time is LiteRT's loader. Its type is trusted: the build checks its bytes. */
export function hasFactory(value: unknown): value is { readonly default: LiteRtFactory } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'default' in value &&
    typeof value.default === 'function'
  );
}
