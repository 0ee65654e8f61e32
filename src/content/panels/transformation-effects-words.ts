/** The words of One-Click Transformation Effects. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const TRANSFORMATION_WORDS = {
  effects: 'Effects',
  seconds: '{seconds} s',
  random: 'Random',
  surprise: 'Surprise Me',
  surpriseMix: 'Eyes of {eyes}, lips of {lips}',
  /** Where there is a pointer that can rest on a tile. */
  hint: 'Rest on an effect to see it before you wear it.',
  hintTouch: 'Hold an effect to see it before you wear it.',
  preview: 'Preview: {name}',
  transforming: 'Transforming...',
  transformingInto: 'Transforming into {name}',
  empty: 'Nothing is in the mirror. Start the camera, or see the effects on the drawn model.',
  drawnModel: 'Use the Drawn Model',
  undo: 'Undo',
  undoOther: 'Undo is in the look panel, too.',
  pair: 'Before and after',
  pairAbout: 'One picture, your bare face and your look side by side, both from the same moment.',
  pairEmpty: 'There has to be a picture in the mirror first.',
  savePair: 'Save',
  savePairLong: 'Save the before and after picture',
  sharePair: 'Share',
  sharePairLong: 'Share the before and after picture',
  before: 'Before',
  after: 'After',
} as const;

export const TRANSFORMATION_TOASTS = {
  worn: {
    title: 'Look Applied',
    description: 'You’re wearing {name}.',
    tone: 'default',
  },
  pairSaved: {
    title: 'Image Captured',
    description: 'Your before and after has been saved to your downloads.',
    tone: 'default',
  },
  pairFailed: {
    title: 'Capture Failed',
    description: 'We couldn’t take that picture. Please try again.',
    tone: 'destructive',
  },
  pairNotShared: {
    title: 'Not Shared',
    description: 'The picture could not be handed on. Save it instead.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
