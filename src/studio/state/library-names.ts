/** The names of the library's shades and of those of effects. They load when a look wears a colour that is none of the studio's own. */

import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { TRANSFORMATION_EFFECTS } from '#content/transformation-effects.ts';
import type { HexColour } from '#domain/makeup/look.ts';
import { shadeKey, type LibraryNames } from './worn-shades.ts';

interface Named {
  readonly name: string;
  readonly color: HexColour;
}

function namesOf(product: keyof typeof SHADE_LIBRARY) {
  const shades: readonly Named[] = SHADE_LIBRARY[product];
  return shades.map(({ name, color }) => [shadeKey(product, color), name] as const);
}

/** What an effect wears is called after it: its shades have no names of their own. */
function namesOfEffects() {
  return TRANSFORMATION_EFFECTS.flatMap(({ name, looks }) =>
    Object.values(looks).flatMap(({ lipstick, blush, eyeshadow }) => [
      [shadeKey('lipstick', lipstick.color), name] as const,
      [shadeKey('blush', blush.color), name] as const,
      ...eyeshadow.colors.map((color) => [shadeKey('eyeshadow', color), name] as const),
    ]),
  );
}

export const LIBRARY_NAMES: LibraryNames = new Map([
  ...namesOfEffects(),
  ...namesOf('lipstick'),
  ...namesOf('blush'),
  ...namesOf('eyeshadow'),
  ...namesOf('eyeliner'),
  ...namesOf('foundation'),
]);
