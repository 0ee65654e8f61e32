import type { ShadeLibrary } from '#domain/advice/library.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import { SHADE_LIBRARY } from './shade-library.ts';

/** The name of a shade that advice may choose; undefined for any other color. */
export function shadeName(product: keyof ShadeLibrary, color: HexColour): string | undefined {
  const wanted = color.toLowerCase();
  return SHADE_LIBRARY[product].find((shade) => shade.color.toLowerCase() === wanted)?.name;
}

/** The names of three eyeshadows that advice may choose; undefined where one of them is another color. */
export function trioName(colors: readonly HexColour[]): string | undefined {
  const names = colors.map((color) => shadeName('eyeshadow', color));
  return names.some((name) => name === undefined) ? undefined : names.join(', ');
}
