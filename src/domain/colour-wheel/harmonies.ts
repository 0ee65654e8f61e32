/** Colours that go with a colour, by their places on the circle of hues. */

import type { HexColour, Look } from '#domain/makeup/look.ts';
import { hexOfOklch, oklchOf } from './perceptual.ts';

export type Harmony = 'complementary' | 'analogous' | 'triadic' | 'split-complementary';

/** How far each companion of a harmony stands from the colour, in degrees of OKLCH hue. */
export const HARMONY_TURNS: Readonly<Record<Harmony, readonly number[]>> = {
  complementary: [180],
  analogous: [-30, 30],
  triadic: [120, 240],
  'split-complementary': [150, 210],
};

/** The companions of a colour: as light and as vivid as it is, as far as a screen can show them. */
export function harmonyOf(hex: HexColour, harmony: Harmony): readonly HexColour[] {
  const colour = oklchOf(hex);
  if (colour === null) return [];
  return HARMONY_TURNS[harmony].map((turn) => hexOfOklch({ ...colour, h: colour.h + turn }));
}

/** How much lighter the lid and how much darker the outer corner is than the colour, in OKLCH lightness. */
const LID_LIGHTER = 0.13;
const CORNER_DARKER = 0.17;

/** One colour as the three of an eyeshadow: a lighter lid, the colour in the crease, a darker corner. */
export function eyeshadowOf(hex: HexColour): Look['eyeshadow']['colors'] {
  const colour = oklchOf(hex);
  if (colour === null) return [hex, hex, hex];
  const { l, c, h } = colour;
  return [
    hexOfOklch({ l: l + LID_LIGHTER, c: c * 0.8, h }),
    hex,
    hexOfOklch({ l: l - CORNER_DARKER, c: c * 0.9, h }),
  ];
}
