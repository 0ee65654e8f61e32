/** Colours that go with a colour, by their places on the circle of hues. */

import type { HexColour, Look } from '#domain/makeup/look.ts';
import { hexOfOklch, type Oklch, oklchOf } from '#domain/colour/perceptual.ts';

export type Harmony = 'complementary' | 'analogous' | 'triadic' | 'split-complementary';

/** How far each companion of a harmony stands from the colour, in degrees of OKLCH hue. */
export const HARMONY_TURNS: Readonly<Record<Harmony, readonly number[]>> = {
  complementary: [180],
  analogous: [-30, 30],
  triadic: [120, 240],
  'split-complementary': [150, 210],
};

/**
 * Below this OKLCH chroma the eye sees black, white or gray. Such a colour has no hue to turn, and all
 * of its companions would be itself.
 */
const NEUTRAL_CHROMA = 0.02;
/** What goes with a neutral instead: companions of a red, vivid enough to be told apart. */
const NEUTRAL = { chroma: 0.1, hue: 20, darkest: 0.4, lightest: 0.8 } as const;

/** The colour that a harmony turns: the one that is given or, for a neutral, a red about as light. */
function turned({ l, c, h }: Oklch): Oklch {
  if (c >= NEUTRAL_CHROMA) return { l, c, h };
  const { chroma, hue, darkest, lightest } = NEUTRAL;
  return { l: Math.min(lightest, Math.max(darkest, l)), c: chroma, h: hue };
}

/**
 * The companions of a colour: as light and as vivid as it is, as far as a screen can show them. Black,
 * white and grays get the companions of a red that is about as light.
 */
export function harmonyOf(hex: HexColour, harmony: Harmony): readonly HexColour[] {
  const given = oklchOf(hex);
  if (given === null) return [];
  const colour = turned(given);
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
