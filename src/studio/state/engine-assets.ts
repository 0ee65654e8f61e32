/** The addresses of the engine's files on this server, under the names that the build gave them. */

import handModels from '#generated/tracker/hands.bin?url';
import models from '#generated/tracker/models.bin?url';
import personModels from '#generated/tracker/person.bin?url';
import runtimeModule from '#generated/tracker/litert.mjs?url';
import runtimeWasm from '#generated/tracker/litert.wasm?url';
import type { TrackerAssets } from '#engine/index.ts';

export const ENGINE_ASSETS: TrackerAssets = {
  runtimeModule,
  runtimeWasm,
  models,
  handModels,
  personModels,
};
