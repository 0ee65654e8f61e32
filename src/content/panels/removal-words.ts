/** The words of Professional Mode’s tab Removal. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const REMOVAL_WORDS = {
  title: 'Natural skin',
  about:
    'Take everything off and look at your own skin for as long as you like. Your look comes back exactly as it was, even after you close this page.',
  worn: 'You’re wearing',
  kept: 'Kept for you',
  strokes: 'What you painted on your face',
  hair: 'The shade on your hair',
  preview: 'Preview Natural Skin',
  restore: 'Restore Makeup',
  nothingWorn: 'You aren’t wearing any makeup, so there’s nothing to take off.',
  removed: 'You’re seeing your own skin.',
  changed: 'You’ve put makeup on since. Restoring replaces it with the look kept here.',
  keepThis: 'Keep What I’m Wearing',
  /** Over the picture. */
  sign: 'Natural skin',
} as const;

export const REMOVAL_TOASTS = {
  active: {
    title: 'Removal Mode Active',
    description: 'This is your own skin. The look you were wearing is kept.',
    tone: 'default',
  },
  restored: {
    title: 'Makeup Restored',
    description: 'You’re wearing exactly what you wore before.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
