/** The words of the tab Hair of Advanced AR & Technology. */

import type { HairCategory, HairUndertone } from '#content/hair-colours.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export const HAIR_WORDS = {
  title: 'Hair color',
  about:
    'Choose the hair color that you have, or one that you are thinking of. The makeup that goes with it comes on, over your own foundation, and the shade is put on your hair wherever we can clearly tell it from what’s around it.',
  colours: 'Hair colors',
  undertone: '{undertone} undertones',
  recommended: 'Recommended makeup',
  lipstick: 'Lipstick',
  blush: 'Blush',
  eyeshadow: 'Eyeshadow',
  eyeliner: 'Eyeliner',
  opacity: '{opacity}%',
  worn: 'You’re wearing it now.',
  changed: 'You’ve changed your makeup since.',
  undo: 'Undo',
  wearAgain: 'Wear It Again',
  tryAgain: 'Try Again',
} as const;

/** The shade on one's own hair. */
export const HAIR_SHADE_WORDS = {
  label: 'On my hair',
  about: 'In the mirror and in the pictures you take. A look or a link never carries it.',
  sign: '{name} on your hair',
  states: {
    off: 'Your hair keeps its own color.',
    'no-picture': 'Start the camera or choose a photo to see it.',
    'no-face': 'It comes back with your face.',
    looking: 'Looking for your hair…',
    found: 'The shade is on your hair.',
    unsure:
      'We can’t clearly tell your hair from what’s around it, so the shade stays off and only the makeup is on. A plain wall behind you, light from the front and nothing on your head help.',
    failed: 'The hair finder couldn’t be loaded, so only the makeup is on.',
  },
} as const;

export const HAIR_CATEGORY_LABELS: Readonly<Record<HairCategory, string>> = {
  blonde: 'Blonde',
  brunette: 'Brunette',
  red: 'Red',
  black: 'Black',
  colored: 'Colored',
};

export const UNDERTONE_LABELS: Readonly<Record<HairUndertone, string>> = {
  warm: 'Warm',
  cool: 'Cool',
  neutral: 'Neutral',
};

/** The title is the specification's. */
export const HAIR_TOAST = {
  title: 'Makeup Adjusted',
  description: 'Makeup for {name} hair is on. Undo takes it off in one step.',
  tone: 'default',
} as const satisfies ToastWords;
