/** The looks that are drawn and read back, worn as in the product. */

import { ciede2000 } from '#bench/colour/ciede2000.ts';
import { labOfLinear } from '#bench/colour/lab.ts';
import { decodeLevel } from '#bench/colour/srgb.ts';
import { QUICK_LOOKS } from '#content/quick-looks.ts';
import { SEASONAL_LOOKS } from '#content/seasonal-looks.ts';
import { FOUNDATION_SHADES } from '#content/shades.ts';
import { DEFAULT_LOOK, type HexColour, type Look } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { SKIN_TONES } from '#tests/fixtures/synthetic-face/index.ts';
import { STRONG_LOOK } from '#tests/support/worn-look.ts';

const DESIGNED: readonly (readonly [name: string, look: Look])[] = [
  ...QUICK_LOOKS.map(({ id, look }) => [id, look] as const),
  ...SEASONAL_LOOKS.map(({ id, look }) => [id, look] as const),
  ['default', DEFAULT_LOOK],
  ['strong', STRONG_LOOK],
];

export const LOOK_NAMES = DESIGNED.map(([name]) => name);

/** Each look over the foundation nearest to this skin tone, which a wearer keeps with every look. */
export function looksOn(tone: number): readonly (readonly [name: string, look: Look])[] {
  const color = nearestFoundation(tone);
  return DESIGNED.map(([name, look]) => [name, applyPatch(look, { foundation: { color } })]);
}

function nearestFoundation(tone: number): HexColour {
  const [red, green, blue] = SKIN_TONES[tone]?.albedo ?? [0, 0, 0];
  const skin = labOfLinear(red, green, blue);
  const distanceOf = (color: HexColour): number => {
    const channel = (at: number): number =>
      decodeLevel(Number.parseInt(color.slice(at, at + 2), 16));
    return ciede2000(skin, labOfLinear(channel(1), channel(3), channel(5)));
  };
  return FOUNDATION_SHADES.map(({ color }) => color).reduce((best, color) =>
    distanceOf(color) < distanceOf(best) ? color : best,
  );
}
