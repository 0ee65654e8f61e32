/** The words of the colour wheel. */

import type { Harmony } from '#domain/colour-wheel/harmonies.ts';
import type { Undertone } from '#domain/colour-wheel/skin-tone.ts';
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
    'Left and right turn the hue, up and down change the saturation. With Shift, ten at a time.',
  wheelValue: 'Hue {hue} degrees, saturation {saturation} percent: {name}',
  lightness: 'Lightness',
  lightnessValue: '{lightness} percent: {name}',
  hex: 'Hex color',
  hexProblem: 'Six digits from 0 to f, such as #b3203f',
  save: 'Save',
  preview: 'Preview',
  exit: 'Exit',
  reset: 'Reset',
  previewing: 'On your face now. Save keeps it, Exit takes it off.',
  resting: 'Move the wheel to see the color on your face.',
  suggested: 'Suggested colors',
  goesWith: 'Go with this color',
  suits: 'Suit your skin',
  skin: 'Measured in the mirror: {depth} skin with a {undertone} undertone. An estimate, in this light.',
  noSkin: 'Bring a face into the mirror, and the colors that suit its skin show here.',
  suggestion: '{reason}: {name}, {hex}',
  saved: 'Saved colors',
  noneSaved: 'Nothing saved yet. A color you save gets a name and stays on this device.',
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
