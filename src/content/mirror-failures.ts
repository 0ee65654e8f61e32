/** What is said in the mirror when something fails. The titles of the face model's are the specification's. */

/** In the details where the browser gives no message. */
export const CAMERA_FALLBACK_MESSAGE = 'Failed to access camera';

export const CAMERA_PAUSED = {
  message: 'Camera paused',
  advice: 'The system or another app is using the camera. Your picture comes back when it’s free.',
} as const;

/** By the engine's failure codes. */
export const FACE_MODEL_MESSAGES = {
  'runtime-load-failed': {
    message: 'Failed to load MediaPipe scripts',
    advice: 'We couldn’t download the face model. Check your connection, then retry.',
  },
  'runtime-missing': {
    message: 'FaceMesh not available',
    advice: 'This browser can’t run the face model. Updating it may help.',
  },
  'tracker-start-failed': {
    message: 'Failed to initialize FaceMesh',
    advice: 'The face model loaded but didn’t start. Retry, or reload the page.',
  },
  'camera-silent': {
    message: 'The camera gives no picture',
    advice: 'Close other apps that may be using it and open its cover, then retry. Or use a photo.',
  },
  'processing-failed': {
    message: 'Failed to start processing',
    advice: 'The mirror stopped and couldn’t recover. Retry, or reload the page.',
  },
} as const;

export const PICTURE_WITHOUT_FACE = {
  message: 'No face found in this picture',
  advice: 'Try a picture of a face that looks into the camera, in even light.',
} as const;
