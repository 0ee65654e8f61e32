import { eyeshadowOf } from '#domain/colour-wheel/harmonies.ts';
import {
  hexOf,
  wheelColourOf,
  type WheelColour,
  type WheelType,
} from '#domain/colour-wheel/wheel-colour.ts';
import type { Look } from '#domain/makeup/look.ts';
import { productPatch, type LookPatch } from '#domain/makeup/patch.ts';

/** What makes a look wear a colour of the wheel; an eyeshadow gets its three from the one. */
export function patchOf(type: WheelType, colour: WheelColour): LookPatch {
  const color = hexOf(colour);
  return type === 'eyeshadow'
    ? { eyeshadow: { colors: eyeshadowOf(color) } }
    : productPatch(type, { color });
}

/** The colour that a look wears of a type; of an eyeshadow that of the crease. */
export function wornColour(look: Look, type: WheelType): WheelColour {
  const hex = type === 'eyeshadow' ? look.eyeshadow.colors[1] : look[type].color;
  return wheelColourOf(hex) ?? { h: 0, s: 0, l: 0 };
}
