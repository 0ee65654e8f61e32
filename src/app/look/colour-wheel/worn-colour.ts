import { eyeshadowOf } from '#domain/colour-wheel/harmonies.ts';
import {
  hexOf,
  wheelColourOf,
  type WheelColour,
  type WheelType,
} from '#domain/colour-wheel/wheel-colour.ts';
import type { Look } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';

/** The patches by which the wheel changes a look. */
export type ColourPatch = Extract<LookPatch, { readonly kind: 'colour' | 'palette' }>;

/** What makes a look wear a colour of the wheel; an eyeshadow gets its three from the one. */
export function patchOf(type: WheelType, colour: WheelColour): ColourPatch {
  const color = hexOf(colour);
  return type === 'eyeshadow'
    ? { kind: 'palette', colors: eyeshadowOf(color) }
    : { kind: 'colour', product: type, color };
}

/** What makes a look wear what this one does of a type. */
export function patchBackTo(look: Look, type: WheelType): ColourPatch {
  return type === 'eyeshadow'
    ? { kind: 'palette', colors: look.eyeshadow.colors }
    : { kind: 'colour', product: type, color: look[type].color };
}

/** The colour that a look wears of a type; of an eyeshadow that of the crease. */
export function wornColour(look: Look, type: WheelType): WheelColour {
  const hex = type === 'eyeshadow' ? look.eyeshadow.colors[1] : look[type].color;
  return wheelColourOf(hex) ?? { h: 0, s: 0, l: 0 };
}
