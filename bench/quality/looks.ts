/** The looks that the bench applies. */

import { DEFAULT_LOOK, type HexColour, type Look } from '#domain/makeup/look.ts';

/** No makeup at all: the starting point for looks with a single product. */
export const BARE_LOOK: Look = {
  v: 1,
  lipstick: { ...DEFAULT_LOOK.lipstick, opacity: 0 },
  blush: { ...DEFAULT_LOOK.blush, opacity: 0 },
  eyeshadow: { ...DEFAULT_LOOK.eyeshadow, opacity: 0 },
  eyeliner: { ...DEFAULT_LOOK.eyeliner, opacity: 0 },
  mascara: { opacity: 0 },
  foundation: { ...DEFAULT_LOOK.foundation, opacity: 0 },
};

export function lipstickOnly(color: HexColour, opacity: number): Look {
  return { ...BARE_LOOK, lipstick: { color, opacity } };
}

/** One colour on lid, crease and outer corner, so that the intended colour does not depend on their blend. */
export function eyeshadowOnly(color: HexColour, opacity: number): Look {
  return { ...BARE_LOOK, eyeshadow: { colors: [color, color, color], opacity } };
}

export function blushOnly(color: HexColour, opacity: number): Look {
  return { ...BARE_LOOK, blush: { color, opacity } };
}

export function foundationOnly(color: HexColour, opacity: number): Look {
  return { ...BARE_LOOK, foundation: { color, opacity } };
}
