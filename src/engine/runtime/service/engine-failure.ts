/** What the page is told of an error in the engine. */

import { FaceTrackerError, describeCause } from '#engine/tracking/tracker-errors.ts';
import { SilentCameraError } from '#engine/runtime/first-frame-limit.ts';
import type { MirrorFailure } from '#engine/runtime/mirror.ts';

/** Its code, `processing-failed` where the error says none, and its cause in words for a log. */
export function failureOf(error: unknown): MirrorFailure {
  const isKnown = error instanceof FaceTrackerError || error instanceof SilentCameraError;
  return { code: isKnown ? error.code : 'processing-failed', cause: describeCause(error) };
}
