/** What a challenge asks of a look, as data: a few parts, each of which a look meets or does not. */

import { z } from 'zod/mini';
import { EYE_FINISHES, LIP_FINISHES, PRODUCTS } from '#domain/makeup/look.ts';
import { COLOUR_FAMILIES } from './colour-family.ts';

export const FEWEST_PARTS = 1;
export const MOST_PARTS = 5;

/** From this opacity on, in percent, a product counts as worn: less is hardly seen. */
export const WORN_FROM = 10;

/** Products that have a color which a brief can ask for. */
export const COLOURED = ['lipstick', 'blush', 'eyeshadow', 'eyeliner'] as const;
export type Coloured = (typeof COLOURED)[number];

/** Products whose colors can be asked to be of one kind. */
export const MATCHED = ['lipstick', 'blush', 'eyeshadow'] as const;
export type Matched = (typeof MATCHED)[number];

/** Hues that are no further apart than this, in degrees, look like one color to most people. */
export const ONE_COLOUR_DEGREES = 30;

/** A product is to be worn: in a color, with a finish, and at an opacity, where these are named. */
const wear = z.object({
  kind: z.literal('wear'),
  product: z.enum(PRODUCTS),
  color: z.exactOptional(z.enum(COLOUR_FAMILIES)),
  /** Of lips and eyes alone. */
  finish: z.exactOptional(z.enum(LIP_FINISHES)),
  /** In percent. */
  least: z.exactOptional(z.int().check(z.minimum(WORN_FROM), z.maximum(100))),
});

/** A product is not to be worn. */
const bare = z.object({ kind: z.literal('bare'), product: z.enum(PRODUCTS) });

/** No more products than these are to be worn. */
const atMost = z.object({
  kind: z.literal('at-most'),
  products: z.int().check(z.minimum(1), z.maximum(PRODUCTS.length - 1)),
});

/** Lips, cheeks and eyes are to be worn in one color. */
const oneColour = z.object({ kind: z.literal('one-color') });

function isSensible(part: z.infer<typeof wear>): boolean {
  const { product, color, finish } = part;
  if (color !== undefined && !COLOURED.some((one) => one === product)) return false;
  if (finish === undefined) return true;
  const finishes: readonly string[] =
    product === 'lipstick' ? LIP_FINISHES : product === 'eyeshadow' ? EYE_FINISHES : [];
  return finishes.includes(finish);
}

export const requirementSchema = z
  .discriminatedUnion('kind', [wear, bare, atMost, oneColour])
  .check(z.refine((part) => part.kind !== 'wear' || isSensible(part)));
export type Requirement = Readonly<z.infer<typeof requirementSchema>>;

export const briefSchema = z
  .array(requirementSchema)
  .check(z.minLength(FEWEST_PARTS), z.maxLength(MOST_PARTS));
export type Brief = readonly Requirement[];

/** Reads a brief that was stored; null for anything else. */
export function parseBrief(stored: unknown): Brief | null {
  const read = briefSchema.safeParse(stored);
  return read.success ? read.data : null;
}
