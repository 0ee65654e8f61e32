import type { ToastWords } from './toast-words.ts';

/** Toasts: the mirror and its pictures. */
export const MIRROR_TOASTS = {
  cameraReady: {
    title: 'Camera Ready!',
    description: 'Your mirror is live. Nothing you see here leaves this device unless you send it.',
    tone: 'default',
  },
  cameraAccessRequired: {
    title: 'Camera Access Required',
    description:
      'Please allow camera access to use virtual makeup features. Check your browser settings if needed.',
    tone: 'destructive',
  },
  cameraError: {
    title: 'Camera Error',
    description: 'Unable to access camera. Please check your permissions and try again.',
    tone: 'destructive',
  },
  imageCaptured: {
    title: 'Image Captured',
    description: 'Your look has been saved to your downloads.',
    tone: 'default',
  },
  captureNotAvailable: {
    title: 'Capture Failed',
    description: 'Camera or makeup canvas not available.',
    tone: 'destructive',
  },
  captureWithoutOverlay: {
    title: 'Capture Failed',
    description: 'Makeup overlay not available.',
    tone: 'destructive',
  },
  notAPicture: {
    title: 'Not a Picture',
    description: 'We can’t open that file as a picture. Try a JPEG, PNG or WebP.',
    tone: 'destructive',
  },
  pictureCutShort: {
    title: 'Picture Incomplete',
    description: 'Part of that file is missing. Download or copy it again, then retry.',
    tone: 'destructive',
  },
  pictureUnreadable: {
    title: 'Picture Not Supported',
    description: 'This browser can’t open that kind of picture. Try a JPEG, PNG or WebP.',
    tone: 'destructive',
  },
  noFaceFound: {
    title: 'No Face Found',
    description: 'We couldn’t find a face in this picture. Try one that faces the camera.',
    tone: 'destructive',
  },
  drawnModelUnavailable: {
    title: 'Drawn Model Unavailable',
    description: 'We couldn’t load the drawing. Check your connection and try again.',
    tone: 'destructive',
  },
  resolutionLowered: {
    title: 'Resolution Lowered',
    description: 'We lowered the processing resolution to {percent}% to keep the mirror smooth.',
    tone: 'default',
  },
  resolutionRaised: {
    title: 'Resolution Raised',
    description:
      'The mirror is running well, so we raised the processing resolution to {percent}%.',
    tone: 'default',
  },
  resolutionFinest: {
    title: 'Already Optimal',
    description: 'The mirror runs smoothly at full processing resolution.',
    tone: 'default',
  },
  resolutionCoarsest: {
    title: 'Already Optimized',
    description: 'Processing resolution is at its lowest, 50%. Closing other apps may help.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
