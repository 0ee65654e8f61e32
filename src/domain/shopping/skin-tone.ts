/** The shop's filter by skin tone, as it was specified: a distance in RGB between a shade and a tone. */

import { parseHex } from '#domain/colour/transfer.ts';
import type { HexColour } from '#domain/makeup/look.ts';

/** From the lightest to the deepest. */
export const SHOP_TONES = ['fair', 'light', 'medium', 'tan', 'deep'] as const;
export type ShopTone = (typeof SHOP_TONES)[number];

/** The specification's references: red, green and blue in [0, 255]. */
export const TONE_REFERENCES: Readonly<Record<ShopTone, readonly [number, number, number]>> = {
  fair: [240, 230, 220],
  light: [220, 200, 180],
  medium: [180, 160, 140],
  tan: [140, 120, 100],
  deep: [100, 80, 60],
};

/** About the longest distance that there is in RGB; the specification's. */
const LONGEST = 441;
/** A shade passes where it is more similar than this. */
const LEAST_SIMILARITY = 0.7;
/** A shade passes where its distance is below this. */
export const FARTHEST_FROM_TONE = (1 - LEAST_SIMILARITY) * LONGEST;
const CHANNEL = 255;

/** 1 less the distance over 441: in (0, 1], and 1 for the same color. */
export function toneSimilarity(hex: HexColour, tone: ShopTone): number {
  const [red, green, blue] = parseHex(hex);
  const [toneRed, toneGreen, toneBlue] = TONE_REFERENCES[tone];
  const distance = Math.hypot(
    red * CHANNEL - toneRed,
    green * CHANNEL - toneGreen,
    blue * CHANNEL - toneBlue,
  );
  return 1 - distance / LONGEST;
}

export function suitsTone(hex: HexColour, tone: ShopTone): boolean {
  return toneSimilarity(hex, tone) > LEAST_SIMILARITY;
}
