import { fillIn } from '#content/fill-in.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { SAVE_LOOK_WORDS } from '#content/saved-looks-words.ts';
import { EYESHADOW_PALETTES, LIPSTICK_SHADES } from '#content/shades.ts';
import { sameColour, sameMakeup, samePalette } from '#domain/makeup/look-equality.ts';
import type { Look } from '#domain/makeup/look.ts';

/** The name of the quick look that this is, or null where it is the wearer's own. */
export function quickLookName(look: Look): string | null {
  return QUICK_LOOKS.find((quick) => sameMakeup(quick.look, look))?.name ?? null;
}

/** A name to start from: the quick look's, else that of its lipstick and its palette. */
export function suggestedName(look: Look): string {
  const quick = quickLookName(look);
  if (quick !== null) return quick;
  const lips = LIPSTICK_SHADES.find(({ color }) => sameColour(color, look.lipstick.color));
  const eyes = EYESHADOW_PALETTES.find(({ colors }) => samePalette(colors, look.eyeshadow.colors));
  if (lips === undefined || eyes === undefined) return SAVE_LOOK_WORDS.fallbackName;
  return fillIn(SAVE_LOOK_WORDS.suggestion, { lips: lips.name, eyes: eyes.name });
}
