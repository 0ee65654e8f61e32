/** The words of the tab Hair of Advanced AR & Technology. */

import type { HairCategory, HairUndertone } from '#content/hair-colours.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';

export const HAIR_WORDS = {
  title: 'Hair color',
  about:
    'Choose the hair color that you have, or one that you are thinking of. The makeup that goes with it comes on, over your own foundation. Your hair keeps its own color in the mirror.',
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
