/**
 * Milliseconds in which an open camera gives its first frame. One that another program holds, or that its shutter
 * switches off, gives none and does not end either: without a limit the start would never be over.
 */
export const FIRST_FRAME_LIMIT = 8000;

/** Calls `onSilence` once, where no frame has come in time. Calling the answer says that one has come, or is not awaited. */
export function awaitFirstFrame(onSilence: () => void): () => void {
  const timer = setTimeout(onSilence, FIRST_FRAME_LIMIT);
  return () => clearTimeout(timer);
}

/** An open camera has given no frame. */
export class SilentCameraError extends Error {
  override readonly name = 'SilentCameraError';
  readonly code = 'camera-silent';
}
