/** Measuring the face that is in the mirror, from its bare picture and on this device. */

import type { Withheld } from '#domain/analysis/measurement.ts';
import { litShare } from '#domain/picture/lit-share.ts';
import { failure, success, type Result } from '#domain/result.ts';
import type { MeasureKind, MeasureOptions, Readings } from '#engine/index.ts';
import type { MirrorSession } from '#studio/state/mirror-session.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import type { StillCommands } from './stills.ts';

export type { MeasureKind, MeasureOptions, Readings };

/** The picture that the specification looks at before a face is analyzed. */
const LOOKED_AT = {
  format: 'jpeg',
  quality: 0.6,
  content: 'bare',
  area: 'whole',
  maxSide: 512,
} as const;

export type MeasureFailure =
  /** Nothing is in the mirror. */
  | 'nothing-shown'
  /** The engine could not do it. */
  | 'not-measured'
  /** The caller's signal was aborted. */
  | 'aborted';

export type LitShareFailure =
  | 'nothing-shown'
  /** There is no canvas to look at the picture with. */
  | 'no-canvas'
  | 'aborted';

export interface MeasureCommands {
  /**
   * A reading of the face, or why there is none: makeup that is worn in the mirror does not count. Shows no toast: what a
   * failure means is the caller's to say.
   */
  readonly measure: <Kind extends MeasureKind>(
    options: MeasureOptions<Kind>,
  ) => Promise<Result<Readings[Kind] | Withheld, MeasureFailure>>;
  /**
   * Hears of the worn face of each frame that is drawn, or of none: landmarks in pixels of `pictureSize`. They belong to
   * that frame alone; keep nothing of them.
   */
  readonly followFace: MirrorSession['followFace'];
  /** How much of the bare picture is lit, in [0, 1]. */
  readonly litShare: (signal?: AbortSignal) => Promise<Result<number, LitShareFailure>>;
}

export function createMeasureCommands(
  { environment, store, session }: Pick<StudioParts, 'environment' | 'store' | 'session'>,
  stills: StillCommands,
): MeasureCommands {
  const { pictures } = environment;
  return {
    async measure(options) {
      const mirror = session.current();
      if (mirror === null || store.getState().status !== 'active') return failure('nothing-shown');
      try {
        return success(await mirror.measure(options));
      } catch {
        return failure(options.signal?.aborted === true ? 'aborted' : 'not-measured');
      }
    },
    followFace: session.followFace,
    async litShare(signal) {
      const still = await stills.take(LOOKED_AT, signal);
      if (!still.ok) return failure(still.failure === 'not-taken' ? 'no-canvas' : still.failure);
      try {
        const picture = await pictures.decode(still.value);
        const pixels = pictures.readPixels(picture);
        picture.close();
        return pixels === null ? failure('no-canvas') : success(litShare(pixels));
      } catch {
        return failure('no-canvas');
      }
    },
  };
}
