/** What can go wrong while a tracker is made. Each kind needs its own message and its own way out. */

export type FaceTrackerErrorCode =
  | 'runtime-load-failed'
  | 'runtime-missing'
  | 'tracker-start-failed';

export abstract class FaceTrackerError extends Error {
  abstract readonly code: FaceTrackerErrorCode;
}

/** A file could not be loaded: no connection, no such file, or not the file that was expected. */
export class TrackerLoadError extends FaceTrackerError {
  override readonly name = 'TrackerLoadError';
  readonly code = 'runtime-load-failed';
}

/** The files are there, but this browser cannot run them, or they hold no runtime. */
export class TrackerRuntimeError extends FaceTrackerError {
  override readonly name = 'TrackerRuntimeError';
  readonly code = 'runtime-missing';
}

/** The runtime is there, but it could not start or could not take the models. */
export class TrackerStartError extends FaceTrackerError {
  override readonly name = 'TrackerStartError';
  readonly code = 'tracker-start-failed';
}

/** The text of anything thrown; the runtime throws numbers too. */
export function describeCause(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
