/** The words on and around the mirror. */

export const MIRROR_WORDS = {
  title: 'Live Camera Feed',
  live: 'Live',
  starting: 'Starting',
  stopped: 'Stopped',
  photo: 'Photo',
  drawnModel: 'Drawn model',
  flipCamera: 'Flip Camera',
  stopCamera: 'Stop Camera',
  closePicture: 'Close Picture',
  shutter: 'Shutter',
  captureLook: 'Capture Look',
  wholePicture: 'Capture the whole picture, also beyond the edges of the mirror',
  holdToCompare: 'Hold to compare',
  splitView: 'Before and after',
  splitHandle: 'Before and after divider',
  bare: 'Bare',
  /** By what the mirror shows. */
  privacy: {
    camera: 'Live video stays on this device. It is never uploaded and never stored.',
    photo: 'Your photo stays on this device. It is never uploaded and never stored.',
    'drawn-model': 'A portrait that we drew. Your camera is off.',
  },
  farFromSkin: '{worn} is far from the skin we see here. {nearest} is the nearest foundation.',
  wearNearest: 'Wear {nearest}',
  keepFoundation: 'Keep {worn}',
  findingFace: 'Bring your face into the light and into the frame',
  canvasOfCamera: 'Your mirrored camera picture with the look applied',
  canvasOfPicture: 'The picture with the look applied',
  dismiss: 'Dismiss',
  retry: 'Retry',
  dropHere: 'Drop the picture to try the look on it',
} as const;

export const OVERLAY_WORDS = {
  title: 'Ready to Try?',
  reason:
    'The mirror needs your camera to see where the makeup goes. The picture stays on this device.',
  denied:
    'Camera access is blocked for this site. Allow it in the address bar, or try on a photo instead.',
  startCamera: 'Start Camera',
  initializing: 'Initializing camera...',
  openingPicture: 'Opening the picture...',
  cancel: 'Cancel',
  photo: 'Use a photo',
  drawnModel: 'Try the drawn model',
  pasteHint: 'You can also drop or paste a picture anywhere.',
  gettingReady: 'Getting the mirror ready: {percent}%',
  loadingFaceModel: 'Loading the face model',
  loadingOf: '{loaded} of {total} MB',
} as const;

export const PERFORMANCE_WORDS = {
  framesPerSecond: '{count} fps',
  details: 'Details',
  optimize: 'Optimize',
  title: 'Performance',
  optimal: 'Optimal',
  slow: 'Below optimal',
  renderTime: 'Render time',
  trackingTime: 'Tracking time',
  droppedFrames: 'Dropped frames',
  memory: 'Memory',
  memoryFine: 'fine',
  memoryUnknown: 'Not reported',
  resolution: 'Resolution',
  milliseconds: '{value} ms',
  megabytes: '{value} MB',
  percent: '{value}%',
  pending: '–',
} as const;
