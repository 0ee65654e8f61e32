/** How a face is read for recommendations. */

import type { FaceReading } from '#domain/analysis/face-reading.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import { readFaceOnServer } from '#app/look/reading-place/ask-server.ts';
import type { PictureToSend } from '#app/look/reading-place/picture-to-send.ts';
import type { Studio } from '#studio/studio.ts';

export interface ReadFaceOptions {
  readonly signal: AbortSignal;
  /** Called with the share that is done, in [0, 1]. */
  readonly onProgress: (share: number) => void;
}

/** It did not work, with what is said of that; null where nothing better is known than to try again. */
export interface Failed {
  readonly failed: string | null;
}

/** A reading of the face in the mirror, or why there is none. */
export type ReadFace = (options: ReadFaceOptions) => Promise<FaceReading | Withheld | Failed>;

/** Milliseconds of the live picture: some twenty frames, in which a blink is outvoted. */
const BURST = 1600;

/** Reads the face on this device: nothing is sent. */
export function readOnDevice({ measures }: Pick<Studio, 'measures'>): ReadFace {
  return async ({ signal, onProgress }) => {
    const reading = await measures.measure({ what: 'face', burst: BURST, signal, onProgress });
    return reading.ok ? reading.value : { failed: null };
  };
}

/** Has the server read the face of a picture that was agreed to. */
export function readOnServer(picture: PictureToSend): ReadFace {
  return async ({ signal }) => {
    const answer = await readFaceOnServer(picture, signal);
    if (answer.ok) return answer.value;
    switch (answer.failure.kind) {
      case 'withheld':
        return { withheld: answer.failure.reason };
      case 'failed':
        return { failed: answer.failure.message };
      case 'aborted':
        return { failed: null };
    }
  };
}
