/** LiteRT (TensorFlow Lite with XNNPACK) as WebAssembly: on a page, in a module worker, in Node. */

import type { Deletable, LiteRtFactory, LiteRtModule } from './litert-bindings.ts';
import { hasFactory } from './litert-bindings.ts';
import { LiteRtModel } from './litert-model.ts';
import type { ModelName, ModelRanges } from './models-file.ts';
import { MODELS_FILE_ALIGNMENT } from './models-file.ts';
import {
  TrackerLoadError,
  TrackerRuntimeError,
  TrackerStartError,
  describeCause,
} from './tracker-errors.ts';

/** How many of the module's last log lines an error carries. */
const LOG_LINES_KEPT = 8;

/**
 * Loads the ES module at `address`. Rejects with TrackerLoadError when it cannot be loaded and with
 * TrackerRuntimeError when it has no factory.
 */
export async function importRuntime(address: string): Promise<LiteRtFactory> {
  let loaded: unknown;
  try {
    loaded = await import(/* @vite-ignore */ address);
  } catch (cause) {
    throw new TrackerLoadError(`${address}: ${describeCause(cause)}`, { cause });
  }
  if (!hasFactory(loaded)) throw new TrackerRuntimeError(`${address} exports no runtime`);
  return loaded.default;
}

/** Rejects with TrackerRuntimeError where WebAssembly is missing or does not know SIMD. */
export async function compileRuntime(wasm: BufferSource): Promise<WebAssembly.Module> {
  if (!('WebAssembly' in globalThis)) throw new TrackerRuntimeError('WebAssembly is missing');
  try {
    return await WebAssembly.compile(wasm);
  } catch (cause) {
    throw new TrackerRuntimeError(`the runtime does not compile: ${describeCause(cause)}`, {
      cause,
    });
  }
}

/** A running instance with the tracker's models. */
export interface LiteRtRuntime {
  readonly models: Readonly<Record<ModelName, LiteRtModel>>;
  readonly dispose: () => void;
}

/**
 * Starts an instance of its own (nothing is shared or global) and compiles the models of `modelsFile` in it.
 * Rejects with TrackerStartError.
 */
export async function startRuntime(
  factory: LiteRtFactory,
  compiledWasm: WebAssembly.Module,
  modelsFile: Uint8Array,
  ranges: ModelRanges,
): Promise<LiteRtRuntime> {
  const log: string[] = [];
  const keep = (line: string): void => {
    log.push(line);
    if (log.length > LOG_LINES_KEPT) log.shift();
  };
  try {
    const module = await instantiate(factory, compiledWasm, keep);
    return await compileModels(module, modelsFile, ranges);
  } catch (cause) {
    throw new TrackerStartError([describeCause(cause), ...log].join('\n'), { cause });
  }
}

async function instantiate(
  factory: LiteRtFactory,
  compiledWasm: WebAssembly.Module,
  print: (line: string) => void,
): Promise<LiteRtModule> {
  // The factory never settles when the instance cannot be made, so that failure needs its own way out.
  return new Promise((resolve, reject) => {
    factory({
      instantiateWasm(imports, done) {
        void (async () => {
          done(await WebAssembly.instantiate(compiledWasm, imports), compiledWasm);
        })().catch(reject);
        return {};
      },
      print,
      printErr: print,
    }).then(resolve, reject);
  });
}

async function compileModels(
  module: LiteRtModule,
  modelsFile: Uint8Array,
  ranges: ModelRanges,
): Promise<LiteRtRuntime> {
  const owned: Deletable[] = [];
  const dispose = (): void => {
    for (const object of owned.toReversed()) object.delete();
    owned.length = 0;
  };
  try {
    const allocation = module._malloc(modelsFile.length + MODELS_FILE_ALIGNMENT);
    owned.push({ delete: () => module._free(allocation) });
    const start = Math.ceil(allocation / MODELS_FILE_ALIGNMENT) * MODELS_FILE_ALIGNMENT;
    module.HEAPU8.set(modelsFile, start);

    const environment = module.LiteRtEnvironment.create(null);
    owned.push(environment);
    const compile = async (name: ModelName): Promise<LiteRtModel> => {
      const { offset, length } = ranges[name];
      const native = module.loadModel(environment, start + offset, length);
      const compiled = await module.compileModel(environment, native, {
        accelerator: 'wasm',
        cpuOptions: { numThreads: 1 },
        gpuOptions: {},
        webNNOptions: {},
      });
      const model = new LiteRtModel(module, environment, native, compiled);
      owned.push(model);
      return model;
    };
    return {
      models: {
        detector: await compile('detector'),
        mesh: await compile('mesh'),
        refinement: await compile('refinement'),
      },
      dispose,
    };
  } catch (cause) {
    dispose();
    throw cause;
  }
}
