/** Any look at all, for properties that hold for every look. */

import * as fc from 'fast-check';
import {
  BLENDS,
  EYE_FINISHES,
  LIP_FINISHES,
  versionOf,
  type HexColour,
  type Look,
} from '#domain/makeup/look.ts';
import type { LookPatch } from '#domain/makeup/patch.ts';

export const anyColour: fc.Arbitrary<HexColour> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

export const anyOpacity: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.double({ min: 0, max: 100, noNaN: true }).map((value) => value + 0),
);

const colouredProduct = fc.record({ color: anyColour, opacity: anyOpacity });

const blend = fc.constantFrom(...BLENDS);
const blendedProduct = fc.record(
  { color: anyColour, opacity: anyOpacity, blend },
  { requiredKeys: ['color', 'opacity'] },
);

export const anyLook: fc.Arbitrary<Look> = fc
  .record({
    lipstick: fc.record(
      { color: anyColour, opacity: anyOpacity, finish: fc.constantFrom(...LIP_FINISHES), blend },
      { requiredKeys: ['color', 'opacity'] },
    ),
    blush: blendedProduct,
    eyeshadow: fc.record(
      {
        colors: fc.tuple(anyColour, anyColour, anyColour),
        opacity: anyOpacity,
        finish: fc.constantFrom(...EYE_FINISHES),
        blend,
      },
      { requiredKeys: ['colors', 'opacity'] },
    ),
    eyeliner: blendedProduct,
    mascara: fc.record({ opacity: anyOpacity, blend }, { requiredKeys: ['opacity'] }),
    foundation: colouredProduct,
  })
  .map((parts) => ({ v: versionOf(parts), ...parts }));

const partOfColoured = fc.record({ color: anyColour, opacity: anyOpacity }, { requiredKeys: [] });

const blendChange = fc.constantFrom(...BLENDS, null);
const partOfBlended = fc.record(
  { color: anyColour, opacity: anyOpacity, blend: blendChange },
  { requiredKeys: [] },
);

/** Any patch, including the empty one and those with empty products. */
export const anyPatch: fc.Arbitrary<LookPatch> = fc.record(
  {
    lipstick: fc.record(
      {
        color: anyColour,
        opacity: anyOpacity,
        finish: fc.constantFrom(...LIP_FINISHES, null),
        blend: blendChange,
      },
      { requiredKeys: [] },
    ),
    blush: partOfBlended,
    eyeshadow: fc.record(
      {
        colors: fc.tuple(anyColour, anyColour, anyColour),
        opacity: anyOpacity,
        finish: fc.constantFrom(...EYE_FINISHES, null),
        blend: blendChange,
      },
      { requiredKeys: [] },
    ),
    eyeliner: partOfBlended,
    mascara: fc.record({ opacity: anyOpacity, blend: blendChange }, { requiredKeys: [] }),
    foundation: partOfColoured,
  },
  { requiredKeys: [] },
);
