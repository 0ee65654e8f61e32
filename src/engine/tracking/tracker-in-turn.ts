/** A tracker that may be asked again before it has answered. */

import type { FaceTracker } from './face-tracker.ts';

/** The same tracker, which answers one call after the other: its models are not re-entrant. */
export function trackerInTurn(tracker: FaceTracker): FaceTracker {
  let last: Promise<unknown> = Promise.resolve();
  function afterTheLast<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const answer = last.then(call);
    last = answer.catch(() => undefined);
    return answer;
  }
  return {
    track: (image) => afterTheLast(() => tracker.track(image)),
    findAll: (image, search) => afterTheLast(() => tracker.findAll(image, search)),
    follow: (face) => tracker.follow(face),
    reset: () => tracker.reset(),
    dispose: () => tracker.dispose(),
  };
}
