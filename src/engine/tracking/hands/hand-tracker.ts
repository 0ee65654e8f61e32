import type { FrameImage, TrackedHand } from '#engine/frame/frame.ts';

/** Follows up to two hands. Not re-entrant: await one call before the next. */
export interface HandTracker {
  /**
   * The hands of a picture; empty where there are none. Known hands are followed without the detector,
   * which searches for others now and then.
   *
   * `time` is the picture's own in seconds, on any clock that runs forwards; pictures may be left out between two
   * calls. After `reset`, the first picture is always searched.
   */
  readonly track: (image: FrameImage, time: number) => Promise<readonly TrackedHand[]>;
  /** Forgets the hands that were followed. */
  readonly reset: () => void;
  readonly dispose: () => void;
}
