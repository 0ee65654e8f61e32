/** The words of the tab Lighting of Advanced AR & Technology. */

import type { LightReason } from '#domain/light/makeup-in-light.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export const ROOM_LIGHTING_WORDS = {
  title: 'Lighting',
  about:
    'Six places, with their lamps around your face and the shadows that these cast. Your makeup is adjusted to each, and you can have yours back.',
  lights: 'Places',
  numbers: '{temperature} K, brightness {brightness}, shadows {shadows}',
  noPicture: 'Start the camera or choose a photo to see it.',
  noFace: 'We can’t see your face right now, so it has no shadows.',
  today: 'Today’s light',
  adjusted: 'Adjusted for this light',
  /** From one opacity to another. */
  fromTo: '{from} → {to}',
  nothing: 'Nothing needs to change for this light.',
  compare: 'Hold to See Today’s Light',
  back: 'Put My Makeup Back',
  off: 'Turn Off',
} as const;

export const LIGHT_REASONS: Readonly<Record<LightReason, string>> = {
  dim: 'Low light takes soft color first.',
  warm: 'Warm light takes the red out of it.',
  bright: 'Full light shows every layer.',
};

/** The title is the specification's; `{name}` is the place. */
export const ROOM_LIGHTING_TOASTS = {
  adjusted: {
    title: 'Makeup Adjusted',
    description: 'For {name}. Undo takes it back in one step.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
