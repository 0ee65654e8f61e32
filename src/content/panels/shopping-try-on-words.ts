/** The words of trying a product on. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const TRY_ON_WORDS = {
  notDrawn: 'The mirror doesn’t draw {category}, so you can’t try it on.',
  noColour: 'We don’t know this shade’s color, so you can’t try it on.',
  undo: 'Undo',
  undoOther: 'Press Undo in the studio to have your look back.',
} as const;

export const TRY_ON_TOASTS = {
  complete: {
    title: 'Try-On Complete',
    description: 'You’re wearing {shade} by {brand}.',
    tone: 'default',
  },
  unavailable: {
    title: 'Virtual Try-On',
    description: '{reason}',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
