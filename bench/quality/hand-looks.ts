/** The hands in the frames of a camera, as the engine follows them: looked for now and then, and carried over between. */

import type { FrameImage, TrackedHand } from '#engine/frame/frame.ts';
import { DEFAULT_SMOOTHING } from '#engine/tracking/face-smoother.ts';
import { HandSmoother } from '#engine/tracking/hands/hand-smoother.ts';
import type { HandTracker } from '#engine/tracking/hands/hand-tracker.ts';

/** Hands are looked for in one frame of this many: they get a share of the engine's time. */
const FRAMES_PER_LOOK = 3;

/** Forgets what the tracker saw before, and returns what finds the hands of each following frame; `time` is in seconds. */
export function createHandLooks(
  tracker: HandTracker,
): (image: FrameImage, time: number) => Promise<readonly TrackedHand[]> {
  const smoother = new HandSmoother(DEFAULT_SMOOTHING);
  let frames = 0;
  tracker.reset();
  return async (image, time) => {
    const isLook = frames % FRAMES_PER_LOOK === 0;
    frames += 1;
    return isLook ? smoother.smooth(await tracker.track(image, time), time) : smoother.at(time);
  };
}
