import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import { customers } from '#server/db/schema/payments.ts';
import { type Holder, holderOf } from '#server/services/access/holder.ts';
import type { StoredCustomer } from './customer-change.ts';

/** Whose a customer is: an account's, or a guest's until they sign in. */
export function ownerOf(customer: StoredCustomer): Holder {
  const holder = holderOf(customer);
  if (holder === undefined) throw new Error(`The customer ${customer.id} belongs to nobody.`);
  return holder;
}

export function isHeldBy(customer: StoredCustomer, holder: Holder): boolean {
  return 'userId' in holder
    ? customer.userId === holder.userId
    : customer.userId === null && customer.guestId === holder.guestId;
}

/** As whom the provider knows somebody, the oldest first: more than once where a guest had paid. */
export function findCustomers(
  on: Database | Transaction,
  holder: Holder,
): Promise<StoredCustomer[]> {
  return on
    .select()
    .from(customers)
    .where(
      'userId' in holder
        ? eq(customers.userId, holder.userId)
        : eq(customers.guestId, holder.guestId),
    )
    .orderBy(asc(customers.createdAt), asc(customers.id));
}

/** The customer of this id; undefined where it is none of ours. */
export async function findCustomer(
  on: Database | Transaction,
  id: string,
): Promise<StoredCustomer | undefined> {
  const [customer] = await on.select().from(customers).where(eq(customers.id, id));
  return customer;
}
