/** Photographs by which the color of a skin is measured, one beside the other. Loaded with the panel that asks for them. */

import type { FaceReading } from '#domain/analysis/face-reading.ts';
import type { Withheld } from '#domain/analysis/measurement.ts';
import type { LightWitness } from '#domain/analysis/white-balance.ts';
import { screenScale } from '#domain/picture/picture-size.ts';
import { failure, success, type Result } from '#domain/result.ts';
import type { PictureShare } from '#engine/index.ts';
import type { PictureAccess } from '#studio/state/environment.ts';
import { asEngineError } from '#studio/state/mirror-session.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import { openPicture, type UnopenedPicture } from './open-picture.ts';
import { createStillCommands } from './stills.ts';

/** Bytes. A photo of fifty megapixels takes half of this. */
const LARGEST_FILE = 60_000_000;
/** A reading that takes longer than this will not come; in milliseconds. */
const TIMEOUT = 90_000;
/** Hardly anything of a color is lost at this quality, and a file is made five times as fast as without loss. */
const QUALITY = 0.95;

/** A photograph that can be looked at and measured. The caller closes it. */
export interface SkinPhotograph {
  readonly picture: ImageBitmap;
  readonly pixels: {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
  };
}

export type PhotographFailure =
  | { readonly kind: 'nothing-shown' }
  | { readonly kind: 'unopened'; readonly reason: UnopenedPicture | 'tooLarge' }
  /** The picture could not be taken, or there is no canvas to look at it with. */
  | { readonly kind: 'failed' };

/** `no-model`: the face model could not be had, offline on a first visit or in a browser that cannot run it. */
export type SkinReadingFailure = 'no-model' | 'failed';

export interface SkinRead {
  /** Or why there is none: the light, say. */
  readonly reading: FaceReading | Withheld;
  /** The box around the face; null where there is none. */
  readonly face: PictureShare | null;
}

export interface SkinPhotographCommands {
  /** The bare picture that is in the mirror, as it is seen. */
  readonly take: (signal: AbortSignal) => Promise<Result<SkinPhotograph, PhotographFailure>>;
  /** A file that was chosen. */
  readonly open: (file: Blob) => Promise<Result<SkinPhotograph, PhotographFailure>>;
  /** Measures its one face on this device; `references` are what is known of the light besides. Never rejects. */
  readonly read: (
    photograph: SkinPhotograph,
    references: readonly LightWitness[],
    signal: AbortSignal,
  ) => Promise<Result<SkinRead, SkinReadingFailure>>;
}

export function createSkinPhotographCommands(
  parts: Pick<StudioParts, 'environment' | 'store' | 'session'>,
): SkinPhotographCommands {
  const { pictures, clock } = parts.environment;
  const stills = createStillCommands(parts);
  return {
    async take(signal) {
      const still = await stills.take(
        { content: 'bare', area: 'whole', format: 'jpeg', quality: QUALITY },
        signal,
      );
      if (!still.ok) {
        return failure({ kind: still.failure === 'nothing-shown' ? 'nothing-shown' : 'failed' });
      }
      try {
        return await photographOf(pictures, await pictures.decode(still.value));
      } catch {
        return failure({ kind: 'failed' });
      }
    },
    async open(file) {
      if (file.size > LARGEST_FILE) return failure({ kind: 'unopened', reason: 'tooLarge' });
      const opened = await openPicture(pictures, file);
      if (!opened.ok) return failure({ kind: 'unopened', reason: opened.failure });
      return photographOf(pictures, opened.value);
    },
    async read({ picture }, references, signal) {
      const ending = new AbortController();
      const abort = (): void => ending.abort(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      const cancelTimeout = clock.schedule(() => ending.abort(), TIMEOUT);
      try {
        const mirror = await parts.session.open();
        // The engine takes ownership of the copy.
        const { width, height } = picture;
        const image = await pictures.resize(picture, { width, height });
        const { reading, face } = await mirror.readPicture({
          what: 'face',
          image,
          references,
          signal: ending.signal,
        });
        return success({ reading, face });
      } catch (cause) {
        const { code } = asEngineError(cause, 'processing-failed');
        return failure(code === 'processing-failed' ? 'failed' : 'no-model');
      } finally {
        cancelTimeout();
        signal.removeEventListener('abort', abort);
      }
    },
  };
}

/**
 * Makes a photograph no finer than a screen shows: the color of skin has no finer detail. Closes the
 * picture that it is made from.
 */
async function photographOf(
  pictures: PictureAccess,
  whole: ImageBitmap,
): Promise<Result<SkinPhotograph, PhotographFailure>> {
  try {
    const share = screenScale(whole);
    const picture = await pictures.resize(whole, {
      width: Math.max(1, Math.round(whole.width * share)),
      height: Math.max(1, Math.round(whole.height * share)),
    });
    const data = pictures.readPixels(picture);
    if (data !== null) {
      return success({ picture, pixels: { data, width: picture.width, height: picture.height } });
    }
    picture.close();
    return failure({ kind: 'failed' });
  } catch {
    return failure({ kind: 'failed' });
  } finally {
    whole.close();
  }
}
