/** What is said in the mirror when the camera cannot be shown; fetched when that happens. */

import type { CameraFailureKind } from '#domain/camera/camera-failure.ts';

interface FailureWords {
  readonly message: string;
  readonly advice: string;
}

/** Opens what the browser itself says. */
export const CAMERA_DETAILS = 'Details';

/** What went wrong with the camera, and what can be done about it. */
export const CAMERA_FAILURES: Readonly<Record<CameraFailureKind, FailureWords>> = {
  denied: {
    message: 'The camera is blocked for this site',
    advice: 'Allow it in your browser’s address bar, then start again, or try on a photo instead.',
  },
  revoked: {
    message: 'Camera permission revoked',
    advice:
      'Camera access was turned off while the camera was on. Allow it again in your browser’s address bar.',
  },
  missing: {
    message: 'No camera found',
    advice: 'Plug one in, then start again. A photo or the drawn model works without one.',
  },
  busy: {
    message: 'The camera didn’t start',
    advice: 'Another app may be using it. Close that app, then start again.',
  },
  unsuitable: {
    message: 'No camera on this device works here',
    advice: 'Try Flip Camera, or use a photo.',
  },
  insecure: {
    message: 'Camera needs a secure address',
    advice: 'Browsers only open the camera on secure addresses. Use https or localhost.',
  },
  unsupported: {
    message: 'Camera not supported',
    advice: 'This browser can’t open a camera. A photo or the drawn model works without one.',
  },
  unplugged: {
    message: 'Camera disconnected',
    advice: 'It was unplugged while it was on. Plug it back in, then start again.',
  },
  unknown: {
    message: 'The camera didn’t start',
    advice: 'Check that it works in another app, then start again.',
  },
};
