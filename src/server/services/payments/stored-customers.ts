import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import { customers } from '#server/db/schema/payments.ts';
import { type Holder, holderOf } from '#server/services/access/holder.ts';
import type { StoredCustomer } from './customer-change.ts';

/** Who a customer belongs to: an account, or a guest until they sign in. */
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

/** The holder's customers at the provider, the oldest first: more than one where a guest had paid. */
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

/** The customer with this id; undefined where it is not ours. */
export async function findCustomer(
  on: Database | Transaction,
  id: string,
): Promise<StoredCustomer | undefined> {
  const [customer] = await on.select().from(customers).where(eq(customers.id, id));
  return customer;
}
