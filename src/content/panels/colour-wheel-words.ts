/** The words of the colour wheel. */

import type { Harmony } from '#domain/colour-wheel/harmonies.ts';
import type { Undertone } from '#domain/colour-wheel/skin-tone.ts';
import type { ToastWords } from '#content/toasts/toast-words.ts';
import type { WheelType } from '#domain/colour-wheel/wheel-colour.ts';

export const WHEEL_TYPE_LABELS: Readonly<Record<WheelType, string>> = {
  lipstick: 'Lipstick',
  blush: 'Blush',
  eyeshadow: 'Eyeshadow',
  eyeliner: 'Eyeliner',
  foundation: 'Foundation',
};

export const COLOUR_WHEEL_WORDS = {
  title: 'AR Color Wheel',
  show: 'Show Wheel',
  hide: 'Hide Wheel',
  type: 'Makeup type',
  wheel: 'Hue and saturation',
  wheelHint:
    'Press left or right to change the hue, up or down to change the saturation. Hold Shift to move by ten.',
  wheelValue: 'Hue {hue} degrees, saturation {saturation} percent: {name}',
  lightness: 'Lightness',
  lightnessValue: '{lightness} percent: {name}',
  hex: 'Hex color',
  hexProblem: 'Enter six digits from 0 to f, such as #b3203f',
  save: 'Save',
  preview: 'Preview',
  exit: 'Exit',
  reset: 'Reset',
  previewing: 'You’re wearing it now. Press Save to keep it or Exit to take it off.',
  resting: 'Move the wheel to see the color on your face.',
  suggested: 'Suggested colors',
  goesWith: 'Goes with this color',
  suits: 'Suits your skin',
  skin: 'Measured in the mirror: {depth} skin with a {undertone} undertone. This is an estimate in the current light.',
  noSkin: 'Once there’s a face in the mirror, the colors that suit its skin appear here.',
  suggestion: '{reason}: {name}, {hex}',
  saved: 'Saved colors',
  noneSaved: 'No saved colors yet. Each color you save gets a name and stays on this device.',
  wear: 'Wear {name}, {color}',
  remove: 'Remove {name}',
  edit: 'Edit',
  done: 'Done',
} as const;

export const HARMONY_LABELS: Readonly<Record<Harmony, string>> = {
  complementary: 'Complementary',
  analogous: 'Analogous',
  triadic: 'Triadic',
  'split-complementary': 'Split',
};

export const UNDERTONE_LABELS: Readonly<Record<Undertone, string>> = {
  cool: 'cool',
  neutral: 'neutral',
  warm: 'warm',
};

export const COLOUR_WHEEL_TOASTS = {
  saved: {
    title: 'Color Saved',
    description: 'It’s called {name}. Find it under the wheel.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
