/** What can go wrong with a camera, as the person in front of it would tell it. */

export type FacingMode = 'user' | 'environment';

export type CameraFailureKind =
  /** The person, or the browser's settings, said no. */
  | 'denied'
  /** The permission was taken back while the camera was on. */
  | 'revoked'
  /** No camera at all. */
  | 'missing'
  /** Another program holds it, or the system could not switch it on. */
  | 'busy'
  /** No camera can do what was asked. */
  | 'unsuitable'
  /** The page is not on https or localhost, so browsers offer no camera. */
  | 'insecure'
  /** This browser has no camera interface. */
  | 'unsupported'
  /** The camera went away while it was on. */
  | 'unplugged'
  | 'unknown';

/**
 * The names of the exceptions of `getUserMedia` (Media Capture and Streams, section 10.2), old
 * vendor names included.
 */
const KIND_OF_EXCEPTION: Readonly<Record<string, CameraFailureKind>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
  OverconstrainedError: 'unsuitable',
  ConstraintNotSatisfiedError: 'unsuitable',
};

/** What an exception of `getUserMedia` means. */
export function classifyCameraException(exception: unknown): CameraFailureKind {
  if (!(exception instanceof Error)) return 'unknown';
  return KIND_OF_EXCEPTION[exception.name] ?? 'unknown';
}

/** Why a track ended by itself: a permission taken back, or else the device went away. */
export function classifyEndedTrack(permission: PermissionState | 'unknown'): CameraFailureKind {
  return permission === 'denied' ? 'revoked' : 'unplugged';
}

/** Whether the remedy is to allow the camera, rather than to fix it. */
export function isAccessFailure(kind: CameraFailureKind): boolean {
  return kind === 'denied' || kind === 'revoked';
}

export function oppositeFacing(facing: FacingMode): FacingMode {
  return facing === 'user' ? 'environment' : 'user';
}
