import { asc, eq } from 'drizzle-orm';
import {
  changedAvoided,
  type AvoidedChange,
  type AvoidedIngredient,
} from '#domain/wellness/ingredients/avoided.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import {
  avoidedIngredientConsents,
  avoidedIngredients,
} from '#server/db/schema/avoided-ingredients.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';

export interface AvoidedList {
  /** Null where the account did not agree; then there is nothing. */
  readonly agreedAt: Date | null;
  readonly items: readonly AvoidedIngredient[];
}

/** The allergens and dislikes of each account that agreed to it. */
export interface AvoidedIngredients {
  readonly read: (userId: string) => Promise<AvoidedList>;
  /** Resolves with when the account first agreed. */
  readonly agree: (userId: string) => Promise<Date>;
  /** Withdraws the consent and deletes the list. Resolves with how long it was. */
  readonly withdraw: (userId: string) => Promise<number>;
  /** Resolves with the list after the changes. Rejects with `not_agreed` where the account does not agree. */
  readonly change: (
    userId: string,
    changes: readonly AvoidedChange[],
  ) => Promise<readonly AvoidedIngredient[]>;
}

export interface AvoidedIngredientsNeeds {
  readonly database: Database;
  readonly now: () => Date;
}

const { userId: owner, place, name, kind } = avoidedIngredients;

async function readAgreedAt(on: Database | Transaction, userId: string): Promise<Date | null> {
  const [consent] = await on
    .select({ agreedAt: avoidedIngredientConsents.agreedAt })
    .from(avoidedIngredientConsents)
    .where(eq(avoidedIngredientConsents.userId, userId));
  return consent?.agreedAt ?? null;
}

function readItems(
  on: Database | Transaction,
  userId: string,
): PromiseLike<readonly AvoidedIngredient[]> {
  return on
    .select({ name, kind })
    .from(avoidedIngredients)
    .where(eq(owner, userId))
    .orderBy(asc(place));
}

export function createAvoidedIngredients({
  database,
  now,
}: AvoidedIngredientsNeeds): AvoidedIngredients {
  return {
    async read(userId) {
      const agreedAt = await readAgreedAt(database, userId);
      return { agreedAt, items: agreedAt === null ? [] : await readItems(database, userId) };
    },

    agree: (userId) =>
      database.transaction(async (on) => {
        await lockUser(on, userId);
        const agreedAt = now();
        await on
          .insert(avoidedIngredientConsents)
          .values({ userId, agreedAt })
          .onConflictDoNothing();
        return (await readAgreedAt(on, userId)) ?? agreedAt;
      }),

    withdraw: (userId) =>
      database.transaction(async (on) => {
        await lockUser(on, userId);
        const { length: deleted } = await readItems(on, userId);
        await on
          .delete(avoidedIngredientConsents)
          .where(eq(avoidedIngredientConsents.userId, userId));
        return deleted;
      }),

    change: (userId, changes) =>
      database.transaction(async (on) => {
        await lockUser(on, userId);
        if ((await readAgreedAt(on, userId)) === null) throw new ApiFailure('not_agreed');
        const items = changedAvoided(await readItems(on, userId), changes);
        // A list is short: it is written as a whole.
        await on.delete(avoidedIngredients).where(eq(owner, userId));
        if (items.length > 0) {
          const rows = items.map((item, at) => ({ ...item, userId, place: at }));
          await on.insert(avoidedIngredients).values(rows);
        }
        return items;
      }),
  };
}
