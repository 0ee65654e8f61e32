/** Which foundation comes nearest to a skin. An estimate: a camera is no colorimeter. */

import { differenceCiede2000, modeLab65, modeRgb, useMode } from 'culori/fn';
import { skinToneOf, type SkinReflectance } from './skin-tone.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import { sameColour } from '#domain/makeup/look-equality.ts';

useMode(modeRgb);
useMode(modeLab65);
const difference = differenceCiede2000();

/** A foundation further from the skin than this (CIEDE2000) is seen as a film of another colour. */
export const FAR_FROM_SKIN = 8;

/**
 * The shade that is nearest to the skin, where the worn one is far from it; null where the worn one will
 * do, or is the nearest already.
 */
export function nearerFoundation<Shade extends { readonly color: HexColour }>(
  worn: HexColour,
  skin: HexColour,
  shades: readonly Shade[],
): Shade | null {
  if (difference(worn, skin) <= FAR_FROM_SKIN) return null;
  const distances = shades.map((shade) => ({ shade, distance: difference(shade.color, skin) }));
  const nearest = distances.toSorted((one, other) => one.distance - other.distance)[0]?.shade;
  return nearest === undefined || sameColour(nearest.color, worn) ? null : nearest;
}

/** The same for a skin as the mirror measures it. */
export function nearerToSkin<Shade extends { readonly color: HexColour }>(
  worn: HexColour,
  skin: SkinReflectance,
  shades: readonly Shade[],
): Shade | null {
  return nearerFoundation(worn, skinToneOf(skin).hex, shades);
}
