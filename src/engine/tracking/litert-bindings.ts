/**
 * The part of LiteRT's WebAssembly module that the tracker uses, as `@litertjs/core` 2.5.3 exposes it.
 *
 * The package's own JavaScript is left out: it wants `importScripts`, keeps one global instance, asks for a
 * graphics device, and makes new tensors for every run. Everything named `delete` frees C++ memory.
 */

export interface Deletable {
  readonly delete: () => void;
}

/** A value of a C++ enum. */
type NativeEnum = Readonly<Record<string, unknown>>;

export interface NativeVector<Item> extends Deletable {
  readonly size: () => number;
  readonly get: (index: number) => Item;
}

export interface NativeTensorType extends Deletable {
  readonly bytes: () => number;
}

export interface NativeTensorBuffer extends Deletable {
  /** Address of the tensor's values in the module's memory, valid until `unlock`. */
  readonly lock: (mode: NativeEnum) => number;
  readonly unlock: () => void;
  readonly packedSize: () => number;
}

export interface NativeSignature extends Deletable {
  readonly inputNames: () => NativeVector<string>;
  readonly outputNames: () => NativeVector<string>;
}

export interface NativeModel extends Deletable {
  readonly getSignature: (index: number) => NativeSignature;
  readonly getInputTensorType: (signature: number, index: number) => NativeTensorType;
  readonly getOutputTensorType: (signature: number, index: number) => NativeTensorType;
}

export interface NativeCompiledModel extends Deletable {
  readonly run: (
    signature: number,
    inputs: readonly NativeTensorBuffer[],
  ) => readonly NativeTensorBuffer[] | Promise<readonly NativeTensorBuffer[]>;
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
  readonly _malloc: (size: number) => number;
  readonly _free: (address: number) => void;
  readonly LiteRtEnvironment: { readonly create: (graphicsDevice: null) => Deletable };
  readonly LiteRtTensorBuffer: {
    readonly createManaged: (
      environment: Deletable,
      kind: NativeEnum,
      type: NativeTensorType,
      size: number,
    ) => NativeTensorBuffer;
  };
  readonly LiteRtTensorBufferType: { readonly HOST_MEMORY: NativeEnum };
  readonly LiteRtTensorBufferLockMode: { readonly READ: NativeEnum; readonly WRITE: NativeEnum };
  readonly loadModel: (environment: Deletable, address: number, size: number) => NativeModel;
  readonly compileModel: (
    environment: Deletable,
    model: NativeModel,
    options: NativeCompileOptions,
  ) => NativeCompiledModel | Promise<NativeCompiledModel>;
}

/** What the loader lets its caller replace. */
export interface LiteRtModuleOptions {
  readonly instantiateWasm: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
  /** Receives what the module writes to its standard output. */
  readonly print: (line: string) => void;
  /** Receives what the module writes to its standard error: its log. */
  readonly printErr: (line: string) => void;
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
