import { and, eq, inArray, isNull, or, type Column } from 'drizzle-orm';
import type { CUSTOMER_KINDS } from '#contracts/operator-customers.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { customers } from '#server/db/schema/payments.ts';

export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** The owner of payments and rights: an account, a guest, or what is left of an erased account. */
export interface Owner {
  readonly id: string;
  readonly kind: CustomerKind;
  /** Null for an owner without an account. */
  readonly user: typeof users.$inferSelect | null;
}

/** Selects the rows of an owner; what a guest had belongs to the account once there is one. */
export function belongsTo(
  id: string,
  columns: { readonly userId: Column; readonly guestId: Column },
) {
  const isGuests = and(eq(columns.guestId, id), isNull(columns.userId));
  return or(eq(columns.userId, id), isGuests);
}

/** The owners of these ids, accounts first, by their addresses. Ids without an owner are left out. */
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
 * The owner of an id. An account cannot be erased before the transaction has ended, so that nothing is
 * noted about it after its erasure. Rejects with `not_found`.
 */
export async function requireOwner(on: Transaction, id: string): Promise<Owner> {
  await on.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share');
  const [owner] = await readOwners(on, [id]);
  if (owner === undefined) throw new ApiFailure('not_found');
  return owner;
}

/** What the record calls an owner. A guest's id must not be mistaken for an erased account's. */
export function subjectOf({ id, kind }: Pick<Owner, 'id' | 'kind'>): string {
  return kind === 'guest' ? `guest:${id}` : id;
}
