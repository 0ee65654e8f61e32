/** The names of the library's shades, and of those of effects and hair colors. They load when a look wears a colour that is none of the studio's own. */

import { HAIR_COLOURS, hairMakeupName } from '#content/hair-colours.ts';
import { SHADE_LIBRARY } from '#content/shade-library/shade-library.ts';
import { TRANSFORMATION_EFFECTS } from '#content/transformation-effects.ts';
import { DEFAULT_LOOK, type HexColour, type Look } from '#domain/makeup/look.ts';
import { applyPatch } from '#domain/makeup/patch.ts';
import { shadeKey, type LibraryNames } from './worn-shades.ts';

interface Named {
  readonly name: string;
  readonly color: HexColour;
}

function namesOf(product: keyof typeof SHADE_LIBRARY) {
  const shades: readonly Named[] = SHADE_LIBRARY[product];
  return shades.map(({ name, color }) => [shadeKey(product, color), name] as const);
}

/** What was designed as a whole is called after it: its shades have no names of their own. */
function namesOfDesigned(name: string, { lipstick, blush, eyeshadow, eyeliner }: Look) {
  return [
    [shadeKey('lipstick', lipstick.color), name] as const,
    [shadeKey('blush', blush.color), name] as const,
    ...eyeshadow.colors.map((color) => [shadeKey('eyeshadow', color), name] as const),
    [shadeKey('eyeliner', eyeliner.color), name] as const,
  ];
}

function namesOfEffects() {
  return TRANSFORMATION_EFFECTS.flatMap(({ name, looks }) =>
    Object.values(looks).flatMap((look) => namesOfDesigned(name, look)),
  );
}

function namesOfHairColours() {
  return HAIR_COLOURS.flatMap((hair) =>
    namesOfDesigned(hairMakeupName(hair), applyPatch(DEFAULT_LOOK, hair.recommendedMakeup)),
  );
}

export const LIBRARY_NAMES: LibraryNames = new Map([
  ...namesOfHairColours(),
  ...namesOfEffects(),
  ...namesOf('lipstick'),
  ...namesOf('blush'),
  ...namesOf('eyeshadow'),
  ...namesOf('eyeliner'),
  ...namesOf('foundation'),
]);
