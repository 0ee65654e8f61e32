/**
 * Milliseconds within which an open camera must give its first frame. A camera that another program holds,
 * or that its shutter switches off, gives none and does not end either: without a limit, starting would
 * never finish.
 */
export const FIRST_FRAME_LIMIT = 8000;

/**
 * Calls `onSilence` once if no frame has come in time. Call the returned function when a frame has come, or
 * is no longer awaited.
 */
export function awaitFirstFrame(onSilence: () => void): () => void {
  const timer = setTimeout(onSilence, FIRST_FRAME_LIMIT);
  return () => clearTimeout(timer);
}

/** An open camera has given no frame. */
export class SilentCameraError extends Error {
  override readonly name = 'SilentCameraError';
  readonly code = 'camera-silent';
}
