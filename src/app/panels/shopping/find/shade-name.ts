import { MASCARA_SHADE, SHADES } from '#content/shades.ts';
import { colourName } from '#domain/colour-wheel/colour-name.ts';
import { sameColour } from '#domain/makeup/look-equality.ts';
import type { WantedShade } from '#domain/shopping/find.ts';

/** The name of a shade of ours; of any other color what it looks like. */
export function shadeNameOf({ category, color }: WantedShade): string {
  if (category === 'mascara') return MASCARA_SHADE.name;
  const ours =
    category === 'lipstick' ||
    category === 'blush' ||
    category === 'eyeliner' ||
    category === 'foundation'
      ? SHADES[category].find((shade) => sameColour(shade.color, color))
      : undefined;
  return ours?.name ?? colourName(color);
}
