/** Colours that suit a skin: hues by its undertone, as light and as vivid as its depth asks for. */

import type { HexColour } from '#domain/makeup/look.ts';
import { hexOfOklch, oklchOf, type Oklch } from '#domain/colour/perceptual.ts';
import type { SkinTone, Undertone } from './skin-tone.ts';
import type { WheelType } from './wheel-colour.ts';

/** OKLCH hues in degrees that flatter each undertone, from the quietest to the boldest. */
const HUES: Readonly<
  Record<Exclude<WheelType, 'foundation'>, Readonly<Record<Undertone, readonly number[]>>>
> = {
  lipstick: { cool: [12, 2, 352], neutral: [30, 16, 8], warm: [48, 36, 27] },
  blush: { cool: [10, 0], neutral: [28, 14], warm: [50, 38] },
  eyeshadow: { cool: [340, 300, 260], neutral: [20, 330, 60], warm: [65, 45, 110] },
  eyeliner: { cool: [270, 320], neutral: [40, 290], warm: [55, 150] },
};

interface Recipe {
  /** Lightness next to the lightest and next to the deepest skin. */
  readonly lightness: readonly [light: number, deep: number];
  /** Chroma likewise: deep skin carries, and needs, more of it. */
  readonly chroma: readonly [light: number, deep: number];
}

const RECIPES: Readonly<Record<keyof typeof HUES, Recipe>> = {
  lipstick: { lightness: [0.6, 0.46], chroma: [0.14, 0.16] },
  blush: { lightness: [0.74, 0.58], chroma: [0.1, 0.15] },
  eyeshadow: { lightness: [0.6, 0.48], chroma: [0.06, 0.1] },
  eyeliner: { lightness: [0.3, 0.26], chroma: [0.04, 0.06] },
};

/** Each hue of a list is this much more vivid and darker than the one before it. */
const BOLDER = { chroma: 0.022, lightness: -0.045 };

/** OKLCH lightness of the lightest and of the deepest skin. */
const LIGHTEST = 0.87;
const DEEPEST = 0.36;

/** A shade beside the skin's own, to lift the base or to warm it. */
const LIFTED: Oklch = { l: 0.025, c: 0, h: 0 };
const WARMED: Oklch = { l: -0.012, c: 0.008, h: 4 };

/** Two or three colours of a type of makeup for a skin; a foundation is the skin's own colour and its neighbours. */
export function suitedColours(skin: SkinTone, type: WheelType): readonly HexColour[] {
  const own = oklchOf(skin.hex);
  if (own === null) return [];
  if (type === 'foundation') return [skin.hex, besides(own, LIFTED), besides(own, WARMED)];
  const depth = Math.min(1, Math.max(0, (LIGHTEST - own.l) / (LIGHTEST - DEEPEST)));
  const { lightness, chroma } = RECIPES[type];
  return HUES[type][skin.undertone].map((h, place) =>
    hexOfOklch({
      l: between(lightness, depth) + BOLDER.lightness * place,
      c: between(chroma, depth) + BOLDER.chroma * place,
      h,
    }),
  );
}

function between([light, deep]: readonly [number, number], depth: number): number {
  return light + (deep - light) * depth;
}

function besides(own: Oklch, change: Oklch): HexColour {
  return hexOfOklch({ l: own.l + change.l, c: own.c + change.c, h: own.h + change.h });
}
