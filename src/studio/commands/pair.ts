/** One picture of two halves: the bare face and the look, of the same frame. */

import { captureName } from '#domain/picture/capture-name.ts';
import { failure, success, type Result } from '#domain/result.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import type { StillCommands, StillFailure } from './stills.ts';

export interface PairCommands {
  /** Takes what is seen in the mirror; it counts as a photo once it was saved or shared. */
  readonly take: () => Promise<Result<File, StillFailure>>;
  /** Saves it as a file. */
  readonly save: (pair: File) => void;
  /** To be called once it was saved or handed on: then it counts as a photo. */
  readonly count: () => void;
}

/** In the name of the file. */
const NAMED = 'before after';

/** @param label writes onto the taken halves which is which; rejects where it cannot */
export function createPairCommands(
  { environment, store, events }: Pick<StudioParts, 'environment' | 'store' | 'events'>,
  stills: StillCommands,
  label: (picture: Blob) => Promise<Blob>,
): PairCommands {
  return {
    async take() {
      const name = captureName(environment.clock.now(), NAMED);
      const area = store.getState().wholePicture ? 'whole' : 'seen';
      const still = await stills.take({ format: 'png', content: 'pair', area });
      if (!still.ok) return still;
      try {
        const picture = await label(still.value);
        return success(new File([picture], name, { type: picture.type }));
      } catch {
        return failure('not-taken');
      }
    },
    save(pair) {
      environment.page.saveFile(pair, pair.name);
    },
    count() {
      store.setState({ captures: store.getState().captures + 1 });
      events.emit({ kind: 'photo-captured' });
    },
  };
}
