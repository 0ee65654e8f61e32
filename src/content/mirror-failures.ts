/** What is said in the mirror when something fails. The titles of the face model's are the specification's. */

/** Stands in the details where the browser has no words for what went wrong. */
export const CAMERA_FALLBACK_MESSAGE = 'Failed to access camera';

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
