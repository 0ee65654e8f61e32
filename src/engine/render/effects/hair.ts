/**
 * A shade on the hair that was found. Strands, light and shade stay; dark hair takes on a light shade less.
 */

import { ENCODED_OFFSET, luma, mapRgb, parseHex, type Rgb } from '#domain/colour/transfer.ts';
import { ramp } from '#engine/geometry/curve.ts';
import { addHair } from '#engine/hair/hair-shape.ts';
import type { PlanEffect } from './effect.ts';

/**
 * How far dark hair, and light hair, go towards a lighter shade, and any hair towards a darker one, as
 * shares of the way.
 */
const DARK_HAIR_LIGHTENS = 0.24;
const LIGHT_HAIR_LIGHTENS = 0.75;
const HAIR_DARKENS = 0.94;

/** Encoded light of hair that counts as dark, and as light. */
const DARK_TO_LIGHT = [0.1, 0.5] as const;

/** How much brighter hair becomes at most: more would show the camera's noise. */
const MOST_LIGHTER = 2.4;

/**
 * How much contrast between its strands hair loses by becoming lighter, as a power of how much lighter it
 * becomes.
 */
const CALMED = 0.35;

const STRENGTH = 0.94;

/** It lies on the hair as makeup lies on skin: what hides makeup for a comparison hides it, too. */
export const planHair: PlanEffect<'hair'> = ({ color }, { face, hair, buffer }) => {
  if (face === null || hair === null) return {};
  const range = addHair(buffer, hair);
  const { colour, share } = hair;
  const { shade, contrast } = shadeOn(colour, parseHex(color));
  const { skin } = face.light;
  const strength = STRENGTH * share;
  return { makeup: [{ pass: 'hair', range, shade, hair: colour, skin, strength, contrast }] };
};

/**
 * The shade, as light as this hair becomes with it, and the share of the hair's contrast that is left.
 * Colors are encoded.
 */
export function shadeOn(
  hair: Rgb,
  wanted: Rgb,
): { readonly shade: Rgb; readonly contrast: number } {
  const [from, to] = [luma(hair), luma(wanted)];
  const lightens =
    DARK_HAIR_LIGHTENS + (LIGHT_HAIR_LIGHTENS - DARK_HAIR_LIGHTENS) * ramp(DARK_TO_LIGHT, from);
  const reached = from + (to - from) * (to > from ? lightens : HAIR_DARKENS);
  const own = from + ENCODED_OFFSET;
  const light = Math.min(reached + ENCODED_OFFSET, own * MOST_LIGHTER);
  const factor = light / (to + ENCODED_OFFSET);
  return {
    shade: mapRgb(wanted, (channel) => (channel + ENCODED_OFFSET) * factor - ENCODED_OFFSET),
    contrast: Math.max(1, light / own) ** -CALMED,
  };
}
