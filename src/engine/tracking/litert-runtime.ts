/** LiteRT (TensorFlow Lite with XNNPACK) as WebAssembly: on a page, in a module worker, in Node. */

import type { Deletable, LiteRtFactory, LiteRtModule } from './litert-bindings.ts';
import { hasFactory } from './litert-bindings.ts';
import { LiteRtModel } from './litert-model.ts';
import type { ModelRanges } from './models-file.ts';
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

/** Models that were compiled together. */
export interface LoadedModels<Name extends string> {
  readonly get: (name: Name) => LiteRtModel;
  readonly dispose: () => void;
}

/** A running instance. */
export interface LiteRtRuntime {
  /** Compiles the models that lie at `ranges` of a file. Rejects with TrackerStartError. */
  readonly load: <Name extends string>(
    modelsFile: Uint8Array,
    ranges: ModelRanges<Name>,
  ) => Promise<LoadedModels<Name>>;
  /** Frees the instance's environment. Its models must have been disposed of before. */
  readonly dispose: () => void;
}

/** Starts an instance of its own: nothing is shared or global. Rejects with TrackerStartError. */
export async function startRuntime(
  factory: LiteRtFactory,
  compiledWasm: WebAssembly.Module,
): Promise<LiteRtRuntime> {
  const log: string[] = [];
  const keep = (line: string): void => {
    log.push(line);
    if (log.length > LOG_LINES_KEPT) log.shift();
  };
  const explained = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (cause) {
      throw new TrackerStartError([describeCause(cause), ...log].join('\n'), { cause });
    }
  };
  return explained(
    instantiate(factory, compiledWasm, keep).then((module) => {
      const environment = module.LiteRtEnvironment.create(null);
      return {
        load: (modelsFile, ranges) =>
          explained(compileModels(module, environment, modelsFile, ranges)),
        dispose: () => environment.delete(),
      };
    }),
  );
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

async function compileModels<Name extends string>(
  module: LiteRtModule,
  environment: Deletable,
  modelsFile: Uint8Array,
  ranges: ModelRanges<Name>,
): Promise<LoadedModels<Name>> {
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

    const models = new Map<Name, LiteRtModel>();
    for (const [name, { offset, length }] of ranges) {
      const native = module.loadModel(environment, start + offset, length);
      const compiled = await module.compileModel(environment, native, {
        accelerator: 'wasm',
        cpuOptions: { numThreads: 1 },
        gpuOptions: {},
        webNNOptions: {},
      });
      const model = new LiteRtModel(module, environment, native, compiled);
      owned.push(model);
      models.set(name, model);
    }
    return {
      get: (name) => {
        const model = models.get(name);
        if (model === undefined) throw new RangeError(`there is no model ${name}`);
        return model;
      },
      dispose,
    };
  } catch (cause) {
    dispose();
    throw cause;
  }
}
