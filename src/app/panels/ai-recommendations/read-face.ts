/** How a face is read for recommendations. */

import type { AdviceWording } from '#app/look/reading-place/advice-wording.ts';
import type { FaceReading } from '#domain/analysis/face-reading.ts';
import { isWithheld, type Withheld } from '#domain/analysis/measurement.ts';
import { readFaceOnServer } from '#app/look/reading-place/ask-server.ts';
import type { PictureToSend } from '#app/look/reading-place/picture-to-send.ts';
import type { Place } from '#app/look/reading-place/use-reading-place.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';
import type { Studio } from '#studio/studio.ts';

export interface ReadFaceOptions {
  readonly signal: AbortSignal;
  /** Called with the share that is done, in [0, 1]. */
  readonly onProgress: (share: number) => void;
}

/**
 * The reading failed. `failed` is what to tell the person; null where there is no better advice than to try
 * again.
 */
export interface Failed {
  readonly failed: string | null;
}

export interface FaceRead {
  readonly reading: FaceReading;
  readonly place: Place;
  /** Our advice in the words of a model, as far as it gave some; null where none was asked. */
  readonly wording: AdviceWording | null;
}

/** A reading of the face in the mirror, or why there is none. */
export type ReadFace = (options: ReadFaceOptions) => Promise<FaceRead | Withheld | Failed>;

/** Milliseconds of the live picture: some twenty frames, in which a blink is outvoted. */
const BURST = 1600;

/** Reads the face on this device: nothing is sent. */
export function readOnDevice({ measures }: Pick<Studio, 'measures'>): ReadFace {
  return async ({ signal, onProgress }) => {
    const reading = await measures.measure({ what: 'face', burst: BURST, signal, onProgress });
    if (!reading.ok) return { failed: null };
    if (isWithheld(reading.value)) return reading.value;
    return { reading: reading.value, place: 'device', wording: null };
  };
}

/**
 * Has the server read the face in a picture that the person agreed to send; a model, if given, words the
 * advice.
 */
export function readOnServer(picture: PictureToSend, model: OperatorModel | null): ReadFace {
  return async ({ signal }) => {
    const answer = await readFaceOnServer(picture, signal, model);
    if (answer.ok) return { ...answer.value, place: 'server' };
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
