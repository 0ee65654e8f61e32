/** The words of the tab 3D Model. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const MODEL_STYLES = ['skin', 'mesh', 'both'] as const;

export const MODEL_WORDS = {
  mode: '3D Mode',
  modeAbout: 'Your face as a surface, wearing your look',
  freeze: 'Freeze',
  freezeAbout: 'Keeps this moment while you turn it',
  axes: {
    x: { name: 'Rotate X', movement: 'nod' },
    y: { name: 'Rotate Y', movement: 'turn' },
    z: { name: 'Rotate Z', movement: 'tilt' },
  },
  reset: 'Reset to 0°, 0°, 0°',
  faceForward: 'Face forward',
  styles: 'What is drawn',
  style: { skin: 'Skin', mesh: 'Mesh', both: 'Both' },
  view: 'Your face in 3D',
  viewValue: 'nod {x}, turn {y}, tilt {z}',
  viewKeys: 'Drag it, or use the arrow keys. Page Up and Page Down tilt it, Home turns it forward.',
  rate: '{rate} fps',
  frozen: 'Frozen',
  still: 'Still picture',
  privacy: 'The surface is made on this device and stays here.',
  facts: 'About this surface',
  points: 'Points',
  triangles: 'Triangles',
  depth: 'Depth',
  depthValue: 'estimated, from one picture',
  unseen: 'Ears and hair',
  unseenValue: 'not seen, so not drawn',
  sides: 'Left and right',
  sidesMirrored: 'as in a mirror',
  sidesTrue: 'as others see you',
  fileNote: 'The file holds the shape of your face as others see it. Pass it on with care.',
  save: 'Save as .glb',
  saving: 'Saving…',
  fileName: 'lookglass-face.glb',
} as const;

/** What the view says in place of a face, or over one that is no longer followed. */
export const MODEL_STATES = {
  waiting: 'Look into the camera. Your face appears here as soon as it’s found.',
  lost: 'We can’t see your face. This is how it was a moment ago.',
  interrupted: 'The 3D view was interrupted. It comes back by itself.',
  unsupported: 'This browser can’t draw in 3D. You can still save your face as a file.',
  noPicture:
    'There’s no picture in the mirror. Start the camera, or use a photo or the drawn model.',
} as const;

export const MODEL_TOASTS = {
  on: {
    title: '3D Mode Activated',
    description: 'Turn your face with the sliders, by dragging, or with the arrow keys.',
    tone: 'default',
  },
  off: {
    title: '2D Mode Activated',
    description: 'The mirror shows your picture again.',
    tone: 'default',
  },
  saved: {
    title: '3D Model Saved',
    description: 'Your face was saved to your downloads as a .glb file.',
    tone: 'default',
  },
  noFace: {
    title: 'No Face Found',
    description: 'Look into the camera, then save again.',
    tone: 'destructive',
  },
  notSaved: {
    title: 'Not Saved',
    description: 'The file could not be made. Please try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
