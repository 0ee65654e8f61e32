/** The words of the art styles, in the tab Neural AI of Cutting-Edge Technology. */

import type { Complexity } from '#content/art-styles/art-style.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';
import type { TransferStep } from '#domain/art-style/transfer.ts';
import type { EffectTone } from '#domain/transformation/tone.ts';

export const ART_STYLE_WORDS = {
  title: 'Art Styles',
  about:
    'Twelve ways to see color, each as makeup for your skin. The colors are ours, after paints that these artists knew.',
  styles: 'Art Styles',
  after: 'After {artist}',
  artist: '{artist}, died {died}',
  back: 'All Styles',
  idea: 'The idea',
  palette: 'Palette',
  steps: 'How it’s put on',
  opacity: '{opacity}%',
  transfer: 'Transfer Style',
  transferring: 'Transferring, {step} of {steps}',
  stop: 'Stop',
  worn: 'You’re Wearing It',
  takeOff: 'Take It Off',
  undo: 'Undo',
  undoOther: 'Undo is in the look panel, too.',
  preview: 'Preview: {name}',
  inMirror: '{name}, {step} of {steps}',
  hint: 'Rest on a style to see it before you choose it.',
  hintTouch: 'Hold a style to see it before you choose it.',
  empty: 'Nothing is in the mirror. Start the camera, or see the styles on the drawn model.',
  drawnModel: 'Use the Drawn Model',
  noFace: 'We can’t see a face right now. You’ll see the style as soon as there is one.',
  /** Where the skin was measured, and where it was not. */
  madeFor: 'Made up for {tone} skin, as it is in the mirror.',
  madeForUnknown: 'Made up for {tone} skin until your face is in the mirror.',
} as const;

export const TONE_LABELS: Readonly<Record<EffectTone, string>> = {
  light: 'light',
  medium: 'medium',
  deep: 'deep',
};

export const COMPLEXITY_LABELS: Readonly<Record<Complexity, string>> = {
  simple: 'Simple',
  moderate: 'Moderate',
  complex: 'Complex',
};

/** One for each of the six steps; `{name}` is the style. */
export const TRANSFER_TOASTS: Readonly<Record<TransferStep, ToastWords>> = {
  foundation: {
    title: 'Preparing the Ground',
    description: 'Step 1 of 6: your own foundation, as {name} wants it.',
    tone: 'default',
  },
  eyeshadow: {
    title: 'Laying the Palette',
    description: 'Step 2 of 6: three colors on the lids.',
    tone: 'default',
  },
  eyeliner: {
    title: 'Drawing the Line',
    description: 'Step 3 of 6: the line along the lashes.',
    tone: 'default',
  },
  mascara: {
    title: 'Framing the Eyes',
    description: 'Step 4 of 6: the lashes.',
    tone: 'default',
  },
  blush: {
    title: 'Warming the Cheeks',
    description: 'Step 5 of 6: blush, high on the cheeks.',
    tone: 'default',
  },
  lipstick: {
    title: 'Finishing the Lips',
    description: 'Step 6 of 6: the color of the mouth.',
    tone: 'default',
  },
};

export const ART_STYLE_TOASTS = {
  worn: {
    title: 'Look Applied',
    description: 'You’re wearing {name}, after {artist}.',
    tone: 'default',
  },
  stopped: {
    title: 'Style Transfer Stopped',
    description: 'You’re wearing what you wore before.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
