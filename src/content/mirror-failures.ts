/** What the banner at the foot of the mirror says. Titles without a camera message are the specification's. */

import type { CameraFailureKind } from '#domain/camera/camera-failure.ts';

export const CAMERA_FALLBACK_MESSAGE = 'Failed to access camera';

/** What can be done about it; the banner's first line is the browser's own message. */
export const CAMERA_ADVICE: Readonly<Record<CameraFailureKind, string>> = {
  denied:
    'Allow the camera for this site in your browser’s address bar, then start again. A photo or the drawn model needs no camera.',
  revoked:
    'The permission was taken back while the camera was on. Allow it again in your browser’s address bar to go on.',
  missing: 'No camera was found. Plug one in, or use a photo or the drawn model instead.',
  busy: 'Another program may be using the camera. Close it, then start again.',
  unsuitable: 'No camera on this device fits. Try flipping, or use a photo.',
  insecure: 'Browsers open the camera on secure addresses only. Use https, or localhost.',
  unsupported: 'This browser cannot open a camera. A photo or the drawn model works without one.',
  unplugged: 'The camera went away while it was on. Plug it back in, then start again.',
  unknown: 'Check that the camera works in another program, then start again.',
};

/** First lines for failures that come without a message of the browser's. */
export const CAMERA_MESSAGES: Readonly<Partial<Record<CameraFailureKind, string>>> = {
  revoked: 'Camera permission revoked',
  unplugged: 'Camera disconnected',
  insecure: 'Camera needs a secure address',
  unsupported: 'Camera not supported',
};

export const CAMERA_PAUSED = {
  message: 'Camera paused',
  advice: 'The system or another program holds the camera. The picture returns when it lets go.',
} as const;

/** By the engine's failure codes. */
export const FACE_MODEL_MESSAGES = {
  'runtime-load-failed': {
    message: 'Failed to load MediaPipe scripts',
    advice: 'The face model could not be downloaded. Check your connection, then retry.',
  },
  'runtime-missing': {
    message: 'FaceMesh not available',
    advice: 'This browser cannot run the face model. An update may help.',
  },
  'tracker-start-failed': {
    message: 'Failed to initialize FaceMesh',
    advice: 'The face model was loaded and did not start. Retry, or reload the page.',
  },
  'processing-failed': {
    message: 'Failed to start processing',
    advice: 'The mirror stopped and could not recover. Retry, or reload the page.',
  },
} as const;

export const PICTURE_WITHOUT_FACE = {
  message: 'No face found in this picture',
  advice: 'Makeup needs a face: try a picture that looks into the camera, in even light.',
} as const;
