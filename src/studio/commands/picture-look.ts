/** Reading the look of a made-up face in a picture that is not shown in the mirror. Loaded with the panel that asks for it. */

import type { AppearanceReading } from '#domain/analysis/appearance/read-appearance.ts';
import type { WithheldReason } from '#domain/analysis/measurement.ts';
import { screenScale } from '#domain/picture/picture-size.ts';
import { failure, success, type Result } from '#domain/result.ts';
import type { PictureShare } from '#engine/index.ts';
import type { PictureAccess } from '#studio/state/environment.ts';
import { asEngineError } from '#studio/state/mirror-session.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import { openPicture, type UnopenedPicture } from './open-picture.ts';

/** Bytes. A photo of fifty megapixels takes half of this. */
export const LARGEST_FILE = 60_000_000;

/** Pixels of the shorter side. In a smaller picture no face is large enough. */
export const LEAST_SIDE = 100;

/** A reading that takes longer than this will not come; in milliseconds. */
const TIMEOUT = 90_000;

export type PictureLookFailure =
  | { readonly kind: 'unopened'; readonly reason: UnopenedPicture | 'tooLarge' | 'tooSmall' }
  | { readonly kind: 'withheld'; readonly reason: WithheldReason }
  /** The face model could not be had: offline on a first visit, or a browser that cannot run it. */
  | { readonly kind: 'no-model' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'aborted' };

/** A look and the picture that it was read from. */
export interface PictureLook {
  readonly reading: AppearanceReading;
  /** The caller closes it: nothing else holds on to the picture. */
  readonly picture: ImageBitmap;
  /** The box around the face. */
  readonly face: PictureShare;
}

/** What is under way: the file is opened, then the face is looked for and read. */
export type ReadingStage = 'opening' | 'reading';

export interface PictureLookCommands {
  /**
   * Reads the look of the one face in a picture file, on this device. Whatever is in the mirror, if
   * anything, goes on undisturbed. Never rejects, and shows no toast: what a failure means is the
   * caller's to say.
   */
  readonly read: (
    file: Blob,
    options: {
      readonly signal: AbortSignal;
      readonly onStage?: (stage: ReadingStage) => void;
    },
  ) => Promise<Result<PictureLook, PictureLookFailure>>;
}

export function createPictureLookCommands({
  environment,
  session,
}: Pick<StudioParts, 'environment' | 'session'>): PictureLookCommands {
  const { pictures, clock } = environment;

  async function readOpened(
    picture: ImageBitmap,
    signal: AbortSignal,
  ): Promise<Result<PictureLook, PictureLookFailure>> {
    const ending = new AbortController();
    const abort = (): void => ending.abort(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    const cancelTimeout = clock.schedule(() => ending.abort(), TIMEOUT);
    try {
      const mirror = await session.open();
      if (signal.aborted) return failure({ kind: 'aborted' });
      const image = await copyToRead(pictures, picture);
      const { reading, face } = await mirror.readPicture({
        what: 'appearance',
        image,
        signal: ending.signal,
      });
      if ('withheld' in reading) return failure({ kind: 'withheld', reason: reading.withheld });
      if (face === null) return failure({ kind: 'withheld', reason: 'no-face' });
      return success({ reading, picture, face });
    } catch (cause) {
      if (signal.aborted) return failure({ kind: 'aborted' });
      const { code } = asEngineError(cause, 'processing-failed');
      return failure({ kind: code === 'processing-failed' ? 'failed' : 'no-model' });
    } finally {
      cancelTimeout();
      signal.removeEventListener('abort', abort);
    }
  }

  return {
    async read(file, { signal, onStage }) {
      onStage?.('opening');
      if (file.size > LARGEST_FILE) return failure({ kind: 'unopened', reason: 'tooLarge' });
      const opened = await openPicture(pictures, file);
      if (!opened.ok) return failure({ kind: 'unopened', reason: opened.failure });
      const picture = opened.value;
      const answer = await look(picture);
      if (!answer.ok) picture.close();
      return answer;

      function look(at: ImageBitmap): ReturnType<typeof readOpened> {
        if (isTooSmall(at)) {
          return Promise.resolve(failure({ kind: 'unopened', reason: 'tooSmall' }));
        }
        if (signal.aborted) return Promise.resolve(failure({ kind: 'aborted' }));
        onStage?.('reading');
        return readOpened(at, signal);
      }
    },
  };
}

function isTooSmall({ width, height }: ImageBitmap): boolean {
  return Math.min(width, height) < LEAST_SIDE;
}

/** Makeup is read in no finer detail than a screen shows; the engine takes ownership of the copy. */
function copyToRead(pictures: PictureAccess, picture: ImageBitmap): Promise<ImageBitmap> {
  const share = screenScale(picture);
  return pictures.resize(picture, {
    width: Math.max(1, Math.round(picture.width * share)),
    height: Math.max(1, Math.round(picture.height * share)),
  });
}
