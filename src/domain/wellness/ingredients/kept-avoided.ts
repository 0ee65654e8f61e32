/** What a browser keeps of a person's allergens and dislikes. */

import { z } from 'zod/mini';
import {
  avoidedChangeSchema,
  avoidedSchema,
  changedAvoided,
  MOST_AVOIDED,
  type AvoidedIngredient,
} from './avoided.ts';

/** Where the list is kept: on this device alone, or with the account, too. */
export const AVOIDED_PLACES = ['device', 'account'] as const;
export type AvoidedPlace = (typeof AVOIDED_PLACES)[number];

/** A change that the account does not have yet. */
const waitingSchema = z.extend(avoidedChangeSchema, { id: z.uuid() });
export type WaitingChange = z.infer<typeof waitingSchema>;

export interface KeptAvoided {
  readonly place: AvoidedPlace;
  /** As the account had it when it was last asked; of a list on the device, all of it. */
  readonly items: readonly AvoidedIngredient[];
  readonly unsent: readonly WaitingChange[];
}

const schema = z.object({
  v: z.literal(1),
  place: z.enum(AVOIDED_PLACES),
  items: z.array(avoidedSchema).check(z.maxLength(MOST_AVOIDED)),
  unsent: z.array(waitingSchema),
});

/** As it is written. */
export interface WrittenAvoided extends KeptAvoided {
  readonly v: 1;
}

/** Null for what is broken or foreign: then nothing is kept. */
export function parseKeptAvoided(stored: unknown): WrittenAvoided | null {
  return schema.safeParse(stored).data ?? null;
}

/** The list as the person has made it, whether or not the account knows. */
export function listOf(kept: KeptAvoided | null): readonly AvoidedIngredient[] {
  return kept === null ? [] : changedAvoided(kept.items, kept.unsent);
}
