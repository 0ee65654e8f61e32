/** The names of the library's shades. It loads when a look wears a colour that is none of the studio's own. */

import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
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

export const LIBRARY_NAMES: LibraryNames = new Map([
  ...namesOf('lipstick'),
  ...namesOf('blush'),
  ...namesOf('eyeshadow'),
  ...namesOf('eyeliner'),
  ...namesOf('foundation'),
]);
