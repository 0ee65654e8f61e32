/** A trend, and what it changes in a look. */

import type { HexColour, Look } from '#domain/makeup/look.ts';
import { applyPatch, type LookPatch, type PaletteColours } from '#domain/makeup/patch.ts';

/** The specification's opacities, in percent. */
export const GLASS_FOUNDATION_OPACITY = 20;
export const OTHER_BASE_OPACITY = 50;
export const NEON_EYELINER_OPACITY = 85;
export const OVERALL_OPACITIES = { lipstick: 70, blush: 50, eyeshadow: 60 } as const;

export type Trend =
  /** About the base: how much of it; its shade stays the one that suits the wearer's skin. */
  | { readonly kind: 'base'; readonly glass: boolean }
  /** A graphic line in a colour that glows. */
  | { readonly kind: 'neon-eyeliner'; readonly color: HexColour }
  /** Lips, cheeks and eyes together. */
  | {
      readonly kind: 'overall';
      readonly lipstick: HexColour;
      readonly blush: HexColour;
      readonly eyeshadow: PaletteColours;
    };

/** The look with the trend on; what the trend does not mention stays as it was. */
export function withTrend(look: Look, trend: Trend): Look {
  return applyPatch(look, patchOf(trend));
}

/** What a trend changes. */
export function patchOf(trend: Trend): LookPatch {
  switch (trend.kind) {
    case 'base':
      return {
        foundation: { opacity: trend.glass ? GLASS_FOUNDATION_OPACITY : OTHER_BASE_OPACITY },
      };
    case 'neon-eyeliner':
      return { eyeliner: { color: trend.color, opacity: NEON_EYELINER_OPACITY } };
    case 'overall': {
      const { lipstick, blush, eyeshadow } = OVERALL_OPACITIES;
      return {
        lipstick: { color: trend.lipstick, opacity: lipstick },
        blush: { color: trend.blush, opacity: blush },
        eyeshadow: { colors: trend.eyeshadow, opacity: eyeshadow },
      };
    }
  }
}
