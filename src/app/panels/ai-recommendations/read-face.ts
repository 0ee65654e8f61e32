/** How a face is read for recommendations. */

import type { FaceReading } from '#domain/analysis/face-reading.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import type { Studio } from '#studio/studio.ts';

export interface ReadFaceOptions {
  readonly signal: AbortSignal;
  /** Called with the share that is done, in [0, 1]. */
  readonly onProgress: (share: number) => void;
}

/** A reading of the face in the mirror, why there is none, or null where it failed for no reason that a person can act on. */
export type ReadFace = (options: ReadFaceOptions) => Promise<FaceReading | Withheld | null>;

/** Milliseconds of the live picture: some twenty frames, in which a blink is outvoted. */
const BURST = 1600;

/** Reads the face on this device: nothing is sent. */
export function readOnDevice({ measures }: Pick<Studio, 'measures'>): ReadFace {
  return async ({ signal, onProgress }) => {
    const reading = await measures.measure({ what: 'face', burst: BURST, signal, onProgress });
    return reading.ok ? reading.value : null;
  };
}
