/** Still pictures of what is in the mirror: for a file, an analysis, an artist or a timeline. */

import { captionOf } from '#studio/state/caption.ts';
import { failure, success, type Result } from '#domain/result.ts';
import { seenArea } from '#studio/state/seen-picture.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';

/** A picture that takes longer than this will not come; in milliseconds. */
const TIMEOUT = 60_000;

const TYPES = { png: 'image/png', jpeg: 'image/jpeg' } as const;

export type StillFormat =
  | { readonly format: 'png' }
  /** `quality` in [0, 1]. */
  | { readonly format: 'jpeg'; readonly quality: number };

export type StillOptions = StillFormat & {
  /**
   * `composed` is what is shown, makeup and effects included; `bare` the frame as it came; `pair` one frame twice, without
   * makeup at the left and with it at the right.
   */
  readonly content: 'composed' | 'bare' | 'pair';
  /** `seen` is the part that the mirror shows, `whole` all of the frame. */
  readonly area: 'seen' | 'whole';
  /** Longest side in pixels; the source's own resolution otherwise. */
  readonly maxSide?: number;
  /**
   * Left and right as the camera took them, for measurements that tell the sides apart; otherwise as they
   * are seen.
   */
  readonly asTaken?: true;
  /**
   * The caption that the effects require is not written on it: the caller writes it on what is made from
   * the picture.
   */
  readonly withoutCaption?: true;
};

export type StillFailure =
  /** Nothing is in the mirror. */
  | 'nothing-shown'
  /** The engine could not take it, or not in time. */
  | 'not-taken'
  /** The caller's signal was aborted. */
  | 'aborted';

export interface StillCommands {
  /** Takes a picture, mirrored as seen unless it is asked for as it was taken. Shows no toast: what a failure means is the caller's to say. */
  readonly take: (
    options: StillOptions,
    signal?: AbortSignal,
  ) => Promise<Result<Blob, StillFailure>>;
}

export function createStillCommands({
  environment,
  store,
  session,
}: Pick<StudioParts, 'environment' | 'store' | 'session'>): StillCommands {
  return {
    async take({ content, area, maxSide, asTaken, withoutCaption, ...format }, signal) {
      const mirror = session.current();
      const state = store.getState();
      if (mirror === null || state.status !== 'active') return failure('nothing-shown');
      const seen = area === 'seen' ? seenArea(environment.mirror.size(), state) : null;
      const caption = content === 'bare' || withoutCaption === true ? null : captionOf(state);
      const ending = new AbortController();
      const abort = (): void => ending.abort(signal?.reason);
      if (isAborted(signal)) return failure('aborted');
      signal?.addEventListener('abort', abort, { once: true });
      const cancelTimeout = environment.clock.schedule(() => ending.abort(), TIMEOUT);
      try {
        const picture = await mirror.snapshot(
          {
            source: content === 'bare' ? 'camera' : content,
            type: TYPES[format.format],
            ...(format.format === 'jpeg' ? { quality: format.quality } : {}),
            ...(seen === null ? {} : { area: seen }),
            ...(maxSide === undefined ? {} : { maxSide }),
            ...(asTaken === undefined ? {} : { asTaken }),
            ...(caption === null ? {} : { caption }),
          },
          ending.signal,
        );
        return success(picture);
      } catch {
        return failure(isAborted(signal) ? 'aborted' : 'not-taken');
      } finally {
        cancelTimeout();
        signal?.removeEventListener('abort', abort);
      }
    },
  };
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}
