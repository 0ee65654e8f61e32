import { and, eq, inArray, isNull, or, type Column } from 'drizzle-orm';
import type { CUSTOMER_KINDS } from '#contracts/operator-customers.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { customers } from '#server/db/schema/payments.ts';

export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** Whom payments and rights belong to: an account, a guest, or what is left of an erased account. */
export interface Owner {
  readonly id: string;
  readonly kind: CustomerKind;
  /** Null for whoever has no account. */
  readonly user: typeof users.$inferSelect | null;
}

/** Rows of an owner; what a guest had is the account's once there is one. */
export function belongsTo(
  id: string,
  columns: { readonly userId: Column; readonly guestId: Column },
) {
  const isGuests = and(eq(columns.guestId, id), isNull(columns.userId));
  return or(eq(columns.userId, id), isGuests);
}

/** Which of these ids are whose, in the order of their addresses. Ids of nobody are left out. */
export async function readOwners(on: Transaction, ids: readonly string[]): Promise<Owner[]> {
  const accounts = await on
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.email);
  const known = new Set(accounts.map(({ id }) => id));
  const others = ids.filter((id) => !known.has(id));
  const rows = await on
    .select({ userId: customers.userId, guestId: customers.guestId })
    .from(customers)
    .where(or(inArray(customers.userId, others), inArray(customers.guestId, others)));
  const ofOthers = others.flatMap((id): Owner[] => {
    if (rows.some(({ userId }) => userId === id)) return [{ id, kind: 'erased', user: null }];
    const isGuest = rows.some(({ userId, guestId }) => userId === null && guestId === id);
    return isGuest ? [{ id, kind: 'guest', user: null }] : [];
  });
  return [...accounts.map((user): Owner => ({ id: user.id, kind: 'account', user })), ...ofOthers];
}

/**
 * Whose id this is. An account cannot be erased before the transaction has ended, so that nothing is
 * noted of it afterwards. Rejects with `not_found`.
 */
export async function requireOwner(on: Transaction, id: string): Promise<Owner> {
  await on.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
  const [owner] = await readOwners(on, [id]);
  if (owner === undefined) throw new ApiFailure('not_found');
  return owner;
}

/** What the record calls an owner. A guest's id must not be taken for that of an erased account. */
export function subjectOf({ id, kind }: Pick<Owner, 'id' | 'kind'>): string {
  return kind === 'guest' ? `guest:${id}` : id;
}
