/** The hands in the frames of a camera, as the engine follows them: looked for now and then, and carried over between. */

import type { FrameImage, TrackedHand } from '#engine/frame/frame.ts';
import { CarriedHands } from '#engine/tracking/hands/carried-hands.ts';
import type { HandTracker } from '#engine/tracking/hands/hand-tracker.ts';

/** Hands are looked for in one frame of this many: they get a share of the engine's time. */
const FRAMES_PER_LOOK = 3;

/** Forgets what the tracker saw before, and returns what finds the hands of each following frame; `time` is in seconds. */
export function createHandLooks(
  tracker: HandTracker,
): (image: FrameImage, time: number) => Promise<readonly TrackedHand[]> {
  const carried = new CarriedHands();
  let frames = 0;
  tracker.reset();
  return async (image, time) => {
    const isLook = frames % FRAMES_PER_LOOK === 0;
    frames += 1;
    if (!isLook) return carried.carry(image, time);
    const hands = await tracker.track(image, time);
    carried.keep(image, hands, time);
    return hands;
  };
}
