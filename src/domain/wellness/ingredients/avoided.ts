/** What a person avoids in products: allergens and dislikes. */

import { z } from 'zod/mini';
import { nameKey } from './ingredient-name.ts';

export const AVOIDED_KINDS = ['allergen', 'dislike'] as const;
export type AvoidedKind = (typeof AVOIDED_KINDS)[number];

export interface AvoidedIngredient {
  /** A name of a group or an ingredient, or a word of the person's own. */
  readonly name: string;
  readonly kind: AvoidedKind;
}

/** The most things that one person can avoid. */
export const MOST_AVOIDED = 200;
export const LONGEST_AVOIDED_NAME = 80;

/** A name without spaces around it, of which at least one letter or digit is left. */
const name = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(LONGEST_AVOIDED_NAME),
  z.refine((text) => nameKey(text) !== ''),
);

export const avoidedSchema = z.object({ name, kind: z.enum(AVOIDED_KINDS) });

/** Something that was put on the list or taken off it. */
export const avoidedChangeSchema = z.object({
  name,
  kind: z.enum(AVOIDED_KINDS),
  isRemoved: z.boolean(),
});
export type AvoidedChange = z.infer<typeof avoidedChangeSchema>;

/** The form in which a typed name would be kept; null where it is not a name. */
export function avoidedName(typed: string): string | null {
  return name.safeParse(typed.replaceAll(/\s+/g, ' ')).data ?? null;
}

/**
 * A list after changes, in their order: something is on it once, however it is spelled, and the last
 * change of it counts. Beyond what a person may avoid, nothing is added.
 */
export function changedAvoided(
  list: readonly AvoidedIngredient[],
  changes: readonly AvoidedChange[],
): readonly AvoidedIngredient[] {
  const byKey = new Map(list.map((each) => [nameKey(each.name), each]));
  for (const { name: changed, kind, isRemoved } of changes) {
    const key = nameKey(changed);
    if (isRemoved) byKey.delete(key);
    else if (byKey.has(key) || byKey.size < MOST_AVOIDED) byKey.set(key, { name: changed, kind });
  }
  return [...byKey.values()];
}
