/**
 * Suggestions for a face that could not be measured: shades of our library that show on pale and deep skin alike, and turn
 * to ash on none. `tests/advice/universal-advice.test.ts` tries each on eight skins.
 */

import type { ShadeFinish } from '#domain/advice/library.ts';
import type { HexColour, Product } from '#domain/makeup/look.ts';

export interface UniversalChoice {
  readonly name: string;
  /** One color, or those of lid, crease and outer corner. */
  readonly colors: readonly HexColour[];
  readonly finish: ShadeFinish | null;
  /** Opacity in [0, 100]. */
  readonly intensity: number;
  readonly reason: string;
}

export interface UniversalCategory {
  readonly category: Product;
  /** False where no one shade suits everybody: then the first is not among those that are all put on at once. */
  readonly suitsEveryone: boolean;
  readonly choices: readonly UniversalChoice[];
}

export const UNIVERSAL_ADVICE: readonly UniversalCategory[] = [
  {
    category: 'foundation',
    suitsEveryone: false,
    choices: [
      {
        name: 'Linen',
        colors: ['#ddc3b4'],
        finish: 'satin',
        intensity: 25,
        reason: 'For light skin. Compare it along your jaw.',
      },
      {
        name: 'Straw',
        colors: ['#b38e78'],
        finish: 'natural',
        intensity: 25,
        reason: 'For medium skin. Compare it along your jaw.',
      },
      {
        name: 'Teak',
        colors: ['#735544'],
        finish: 'satin',
        intensity: 25,
        reason: 'For deep skin. Compare it along your jaw.',
      },
    ],
  },
  {
    category: 'blush',
    suitsEveryone: true,
    choices: [
      {
        name: 'Cranberry Flush',
        colors: ['#b65169'],
        finish: 'satin',
        intensity: 30,
        reason:
          'Deep enough to show on deep cheeks, and a flush on pale ones when it\u2019s worn this lightly.',
      },
      {
        name: 'Camellia',
        colors: ['#cc6a62'],
        finish: 'shimmer',
        intensity: 40,
        reason: 'Between pink and peach, so it leans to neither side.',
      },
      {
        name: 'Burnt Clay',
        colors: ['#934a2c'],
        finish: 'matte',
        intensity: 45,
        reason: 'A warm brown, close to what the sun does.',
      },
    ],
  },
  {
    category: 'eyeshadow',
    suitsEveryone: true,
    choices: [
      {
        name: 'Mauve Hour, Plum Skin, Damson',
        colors: ['#b488b0', '#81587e', '#4d334b'],
        finish: 'matte',
        intensity: 50,
        reason: 'No skin has the hue of plum, so it shows at any depth.',
      },
      {
        name: 'Copper Wire, Copper Kettle, Burnt Copper',
        colors: ['#ce845f', '#975432', '#5b301a'],
        finish: 'matte',
        intensity: 60,
        reason: 'Copper keeps to the warmth that all skin has.',
      },
      {
        name: 'Olive Grove, Moss, Deep Moss',
        colors: ['#929a6c', '#616a3e', '#393e22'],
        finish: 'matte',
        intensity: 50,
        reason: 'A green with brown in it: a color, but a quiet one.',
      },
    ],
  },
  {
    category: 'eyeliner',
    suitsEveryone: true,
    choices: [
      {
        name: 'Jet',
        colors: ['#0b0b0b'],
        finish: 'matte',
        intensity: 80,
        reason: 'Darker than any lid.',
      },
      {
        name: 'Deep Navy',
        colors: ['#162b53'],
        finish: 'matte',
        intensity: 80,
        reason: 'Nearly black, with a blue that daylight brings out.',
      },
      {
        name: 'Black Plum',
        colors: ['#48243f'],
        finish: 'matte',
        intensity: 75,
        reason: 'Softer than black, and still a line on deep lids.',
      },
    ],
  },
  {
    category: 'mascara',
    suitsEveryone: true,
    choices: [
      {
        name: 'Lift Black at 65%',
        colors: ['#0d0a0a'],
        finish: null,
        intensity: 65,
        reason: 'A moderate amount for anyone.',
      },
      {
        name: 'Lift Black at 45%',
        colors: ['#0d0a0a'],
        finish: null,
        intensity: 45,
        reason: 'Less, for a bare look.',
      },
      {
        name: 'Lift Black at 85%',
        colors: ['#0d0a0a'],
        finish: null,
        intensity: 85,
        reason: 'More, for the evening.',
      },
    ],
  },
  {
    category: 'lipstick',
    suitsEveryone: true,
    choices: [
      {
        name: 'Rosewood',
        colors: ['#8e433e'],
        finish: 'satin',
        intensity: 70,
        reason: 'A rose brown: darker than pale lips, and redder than deep ones.',
      },
      {
        name: 'Velvet Red',
        colors: ['#a32734'],
        finish: 'matte',
        intensity: 80,
        reason: 'A red that leans to neither blue nor orange.',
      },
      {
        name: 'Blackcurrant',
        colors: ['#812e49'],
        finish: 'satin',
        intensity: 70,
        reason: 'A berry that shows on lips of every depth.',
      },
    ],
  },
];
