/** The words of trying a product on, and of the tab Try-On. */

import type { ToastWords } from '#content/toasts/toast-words.ts';
import type { WhyNotTried } from '#domain/shopping/try-on.ts';

export const TRY_ON_WORDS = {
  title: 'On Your Face',
  about: 'Every shade in its own color and finish. Swipe through the row, or use the arrow keys.',
  needsPicture: 'Try-On needs your face in the mirror',
  needsPictureAdvice: 'Start the camera or open a photo. The drawn model can stand in for you.',
  startCamera: 'Start Camera',
  startCameraOther: 'Press Start Camera in the mirror.',
  drawnModel: 'Use the Drawn Model',
  categories: 'What to try on',
  notDrawnOnes: 'The mirror doesn’t draw {categories}, so you can’t try them on.',
  row: 'Shades to try on',
  nearest: 'Nearest to what you wore',
  loading: 'Looking for shades…',
  failed: 'The shades couldn’t be loaded',
  failedAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try Again',
  none: 'The catalog has no shade of this kind that you can try on.',
  nearestFinish: 'Its {finish} finish is drawn as {drawn}, the nearest one the mirror has.',
  colourOnly: 'You see its color. The mirror doesn’t draw its {finish} finish.',
  halves: 'Two Shades, Half a Face Each',
  halvesAbout: 'See two beside each other, on your own face.',
  sides: 'The half for the next shade',
  left: 'Left half',
  right: 'Right half',
  own: 'What you wear',
  keep: 'Keep This One',
  keepOf: 'Keep {shade} on your whole face',
  keepOwn: 'Keep what you wear on your whole face',
  back: 'Back to What I Wore',
  tryingBefore: 'Trying on ',
  halvesCaption: 'Left: {left}. Right: {right}',
  undo: 'Undo',
  undoOther: 'Press Undo in the studio to have your look back.',
  undoOf: 'Undo, back to what I wore',
  endHalves: 'One Shade',
  endHalvesOf: 'One Shade on the whole face',
} as const;

/** Why a product cannot be tried on. */
export const WHY_NOT_TRIED: Readonly<Record<WhyNotTried, string>> = {
  'not-drawn': 'The mirror doesn’t draw {category}, so you can’t try it on.',
  'no-colour': 'We don’t know this shade’s color, so you can’t try it on.',
  'only-black': 'The mirror draws lashes in black only, so you can’t try this color on.',
};

export const TRY_ON_TOASTS = {
  started: {
    title: 'Virtual Try-On',
    description: 'Trying on {shade} by {brand}.',
    tone: 'default',
  },
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
  needsPicture: {
    title: 'Camera Required',
    description: 'Start the camera or open a photo to try this on.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
