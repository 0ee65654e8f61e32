/** Any look at all, for properties that hold for each of them. */

import * as fc from 'fast-check';
import { EYE_FINISHES, LIP_FINISHES, type HexColour, type Look } from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';

export const anyColour: fc.Arbitrary<HexColour> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

export const anyOpacity: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.double({ min: 0, max: 100, noNaN: true }).map((value) => value + 0),
);

const colouredProduct = fc.record({ color: anyColour, opacity: anyOpacity });

export const anyLook: fc.Arbitrary<Look> = fc.record({
  v: fc.constant(1 as const),
  lipstick: fc.record(
    { color: anyColour, opacity: anyOpacity, finish: fc.constantFrom(...LIP_FINISHES) },
    { requiredKeys: ['color', 'opacity'] },
  ),
  blush: colouredProduct,
  eyeshadow: fc.record(
    {
      colors: fc.tuple(anyColour, anyColour, anyColour),
      opacity: anyOpacity,
      finish: fc.constantFrom(...EYE_FINISHES),
    },
    { requiredKeys: ['colors', 'opacity'] },
  ),
  eyeliner: colouredProduct,
  mascara: fc.record({ opacity: anyOpacity }),
  foundation: colouredProduct,
});

const partOfColoured = fc.record({ color: anyColour, opacity: anyOpacity }, { requiredKeys: [] });

/** Any patch, the empty one and those with empty products included. */
export const anyPatch: fc.Arbitrary<LookPatch> = fc.record(
  {
    lipstick: fc.record(
      { color: anyColour, opacity: anyOpacity, finish: fc.constantFrom(...LIP_FINISHES, null) },
      { requiredKeys: [] },
    ),
    blush: partOfColoured,
    eyeshadow: fc.record(
      {
        colors: fc.tuple(anyColour, anyColour, anyColour),
        opacity: anyOpacity,
        finish: fc.constantFrom(...EYE_FINISHES, null),
      },
      { requiredKeys: [] },
    ),
    eyeliner: partOfColoured,
    mascara: fc.record({ opacity: anyOpacity }, { requiredKeys: [] }),
    foundation: partOfColoured,
  },
  { requiredKeys: [] },
);
