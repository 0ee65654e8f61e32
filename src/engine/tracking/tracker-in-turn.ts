/** A tracker that may be asked again before it has answered. */

import { inTurn } from '#domain/in-turn.ts';
import type { FaceTracker } from './face-tracker.ts';

/** The same tracker, which answers one call after the other: its models are not re-entrant. */
export function trackerInTurn(tracker: FaceTracker): FaceTracker {
  const afterTheLast = inTurn();
  return {
    track: (image) => afterTheLast(() => tracker.track(image)),
    findAll: (image, search) => afterTheLast(() => tracker.findAll(image, search)),
    follow: (face) => tracker.follow(face),
    reset: () => tracker.reset(),
    dispose: () => tracker.dispose(),
  };
}
