/** Every toast, once: its title, its description and whether it reports a failure. */

export interface ToastWords {
  readonly title: string;
  readonly description: string;
  readonly tone: 'default' | 'destructive';
}

export const TOASTS = {
  cameraReady: {
    title: 'Camera Ready!',
    description: 'Your mirror is live. Nothing you see here leaves this device.',
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
  lookApplied: {
    title: 'Look Applied',
    description: 'You are wearing the look from the link. Undo brings yours back.',
    tone: 'default',
  },
  lookLinkBroken: {
    title: 'Look Not Found',
    description: 'That link does not hold a look we can read. Yours stays as it was.',
    tone: 'destructive',
  },
  linkCopied: {
    title: 'Copied to Clipboard',
    description: 'The link carries the shades and strengths of this look, never your face.',
    tone: 'default',
  },
  linkInAddressBar: {
    title: 'Link Ready',
    description: 'Your browser would not copy it. The link is in the address bar now.',
    tone: 'default',
  },
  notAPicture: {
    title: 'Not a Picture',
    description: 'That file is not a picture we can read. Try a JPEG, PNG or WebP.',
    tone: 'destructive',
  },
  pictureCutShort: {
    title: 'Picture Cut Short',
    description: 'Part of that file is missing. Download or copy it again, then retry.',
    tone: 'destructive',
  },
  pictureUnreadable: {
    title: 'Picture Not Supported',
    description: 'This browser cannot open that kind of picture. Try a JPEG, PNG or WebP.',
    tone: 'destructive',
  },
  noFaceFound: {
    title: 'No Face Found',
    description: 'We could not find a face in this picture. Try one that faces the camera.',
    tone: 'destructive',
  },
  drawnModelUnavailable: {
    title: 'Drawn Model Unavailable',
    description: 'The drawing could not be loaded. Check your connection and try again.',
    tone: 'destructive',
  },
  resolutionLowered: {
    title: 'Makeup Adjusted',
    description: 'Processing resolution lowered to {percent}% so that the mirror keeps up.',
    tone: 'default',
  },
  resolutionRaised: {
    title: 'Makeup Adjusted',
    description: 'The mirror has time to spare: processing resolution raised to {percent}%.',
    tone: 'default',
  },
  resolutionFinest: {
    title: 'Already Optimal',
    description: 'The mirror keeps up at full processing resolution.',
    tone: 'default',
  },
  resolutionCoarsest: {
    title: 'Already Optimized',
    description: 'Processing resolution is at its lowest, 50%. Closing other programs may help.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;

export type ToastName = keyof typeof TOASTS;
