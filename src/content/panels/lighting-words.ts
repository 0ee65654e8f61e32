/** The words of the tab Lighting of Professional Mode, and what all lights share. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const LIGHTING_WORDS = {
  title: 'Lighting',
  about:
    'See your look where it will be worn. The whole picture is lit again, your skin and your makeup alike.',
  lights: 'Lights',
  /** `{intensity}` and `{warmth}` are numbers from 0 to 100. */
  numbers: 'Intensity {intensity}, warmth {warmth}',
  /** Over the picture, while the light is compared with it. */
  today: 'Today’s light',
  compare: 'Hold to See Today’s Light',
  off: 'Turn Off',
  /** On the sign over the picture. */
  turnOff: 'Turn off {name}',
  noPicture: 'Start the camera or choose a photo to see it.',
  /** On what is captured. */
  caption: 'Light: {name}',
} as const;

/** The title is the specification's; `{name}` is the light. */
export const LIGHTING_TOASTS = {
  applied: {
    title: 'Lighting Applied',
    description: '{name} is on. Your captures will say so.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
