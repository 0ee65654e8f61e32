/** Which undertone the skin has, for advice that follows it, and numbers kept within limits. */

import type { Lab } from '#domain/analysis/skin-colour.ts';
import type { Undertone } from '#domain/colour-wheel/skin-tone.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import type { KnownFace } from './known-face.ts';
import { redUndertone } from './library.ts';

/** The likeliest undertone with its chance in whole percent; null where it was withheld. */
export function leaning({
  undertone,
}: KnownFace): { readonly undertone: Undertone; readonly chance: number } | null {
  const likeliest = undertone?.[0];
  return likeliest === undefined
    ? null
    : { undertone: likeliest.name, chance: inPercent(likeliest.chance) };
}

/** A chance in [0, 1] in whole percent. Nothing that a camera sees is certain. */
export function inPercent(chance: number): number {
  return Math.min(99, Math.round(100 * chance));
}

/** From 0 for the deepest skin to 1 for light skin, by its L*. */
export function lightShare(skin: Lab): number {
  return within((skin.lightness - 25) / 45, [0, 1]);
}

export function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}

/**
 * The reds with the skin's undertone, so that the reason is true of them; all of them where the undertone
 * is not known or no red has it.
 */
export function leaningWith<Shade extends { readonly color: HexColour }>(
  known: KnownFace,
  shades: readonly Shade[],
): readonly Shade[] {
  const lean = leaning(known)?.undertone;
  const same = shades.filter(({ color }) => redUndertone(color) === lean);
  return same.length > 0 ? same : shades;
}
