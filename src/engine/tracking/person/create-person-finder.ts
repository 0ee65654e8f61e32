/** Loads the file of the person model and starts it. */

import { PERSON_MODELS_BYTES } from '#engine/tracking/file-sizes.ts';
import { PERSON_MODELS } from '#engine/tracking/models-file.ts';
import { startModels, type StartOptions } from '#engine/tracking/start-models.ts';
import { PersonModel, type PersonFinder } from './person-model.ts';

/** Where the files are: the runtime is the same as the face tracker's. */
export interface PersonFinderAssets {
  readonly runtimeModule: string;
  readonly runtimeWasm: string;
  /** The model, in a file of its own (see scripts/models). */
  readonly personModels: string;
}

/** A finder with an instance of the runtime of its own, whose memory goes with it. Rejects as `startModels` does. */
export function createPersonFinder(
  { runtimeModule, runtimeWasm, personModels }: PersonFinderAssets,
  options: StartOptions = {},
): Promise<PersonFinder> {
  return startModels(
    {
      runtimeModule,
      runtimeWasm,
      models: personModels,
      modelsBytes: PERSON_MODELS_BYTES,
      names: PERSON_MODELS,
    },
    async (loaded, release) => {
      const finder = new PersonModel(loaded.get('person'), release);
      // Its code is compiled before the first frame.
      const image = { data: new Uint8ClampedArray(4 * 64 * 64), width: 64, height: 64 };
      await finder.find(image, { centreX: 32, centreY: 32, size: 64, rotation: 0 });
      return finder;
    },
    options,
  );
}
