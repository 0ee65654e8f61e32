/** Saved colours, each named by its type of makeup and a running number. */

import { z } from 'zod/mini';
import { asHue, asPercent, hexOf, WHEEL_TYPES, type WheelColour } from './wheel-colour.ts';
import type { WheelType } from './wheel-colour.ts';

export interface SavedColour extends WheelColour {
  readonly hex: string;
  /** Such as `lipstick 3`. */
  readonly name: string;
  readonly type: WheelType;
}

/** How many are kept; after that, the oldest makes room. */
export const MOST_SAVED_COLOURS = 24;

/** The collection with one colour more. Numbers are not used again while a higher one is kept. */
export function withSaved(
  saved: readonly SavedColour[],
  colour: WheelColour,
  type: WheelType,
): readonly SavedColour[] {
  const numbers = saved.filter((kept) => kept.type === type).map(({ name }) => numberOf(name));
  const name = `${type} ${Math.max(0, ...numbers) + 1}`;
  const { h, s, l } = colour;
  return [...saved, { h, s, l, hex: hexOf(colour), name, type }].slice(-MOST_SAVED_COLOURS);
}

export function withoutSaved(saved: readonly SavedColour[], name: string): readonly SavedColour[] {
  return saved.filter((kept) => kept.name !== name);
}

const savedSchema = z.array(
  z.object({
    h: z.number(),
    s: z.number(),
    l: z.number(),
    name: z.string().check(z.regex(/^[a-z]+ \d{1,6}$/)),
    type: z.enum(WHEEL_TYPES),
  }),
);

/** Reads a collection from storage; one that is broken or foreign counts as empty. */
export function parseSavedColours(stored: unknown): readonly SavedColour[] {
  const read = savedSchema.safeParse(stored);
  if (!read.success) return [];
  return read.data.slice(-MOST_SAVED_COLOURS).map(({ h, s, l, name, type }) => {
    const colour = { h: asHue(h), s: asPercent(s), l: asPercent(l) };
    return { ...colour, hex: hexOf(colour), name, type };
  });
}

function numberOf(name: string): number {
  return Number(/\d+$/.exec(name)?.[0] ?? 0);
}
