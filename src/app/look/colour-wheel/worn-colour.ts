import { eyeshadowOf } from '#domain/colour-wheel/harmonies.ts';
import {
  hexOf,
  wheelColourOf,
  type WheelColour,
  type WheelType,
} from '#domain/colour-wheel/wheel-colour.ts';
import type { Look } from '#domain/makeup/look.ts';
import { productPatch, type LookPatch } from '#domain/makeup/patch.ts';

/** The patch that makes a look wear a colour of the wheel; an eyeshadow derives its three from that one. */
export function patchOf(type: WheelType, colour: WheelColour): LookPatch {
  const color = hexOf(colour);
  return type === 'eyeshadow'
    ? { eyeshadow: { colors: eyeshadowOf(color) } }
    : productPatch(type, { color });
}

/** The colour of a type that a look wears; for an eyeshadow, that of the crease. */
export function wornColour(look: Look, type: WheelType): WheelColour {
  const hex = type === 'eyeshadow' ? look.eyeshadow.colors[1] : look[type].color;
  return wheelColourOf(hex) ?? { h: 0, s: 0, l: 0 };
}
