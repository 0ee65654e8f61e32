import type Stripe from 'stripe';
import type { Database } from '#server/db/database.ts';
import { customers } from '#server/db/schema/payments.ts';
import { atProvider } from '#server/payment/at-provider.ts';
import type { Holder } from '#server/services/access/holder.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import type { StoredCustomer } from './customer-change.ts';
import { findCustomers } from './stored-customers.ts';

/** The idempotency key: the same for two simultaneous calls, so that they get one customer. */
function keyOf(holder: Holder): string {
  return 'userId' in holder ? `customer-user-${holder.userId}` : `customer-guest-${holder.guestId}`;
}

function noteCustomer(
  database: Database,
  id: string,
  holder: Holder,
): Promise<StoredCustomer | undefined> {
  return database.transaction(async (on) => {
    if ('userId' in holder) await lockUser(on, holder.userId);
    await on
      .insert(customers)
      .values({ id, ...holder })
      .onConflictDoNothing();
    const [customer] = await findCustomers(on, holder);
    return customer;
  });
}

/**
 * The holder as a customer of the provider, made with their first order. The provider is told nothing
 * about them: it asks for what it needs itself, together with the card.
 */
export async function ensureCustomer(
  database: Database,
  stripe: Stripe,
  holder: Holder,
): Promise<StoredCustomer> {
  const [known] = await findCustomers(database, holder);
  if (known !== undefined) return known;
  const make = (options: Stripe.RequestOptions) =>
    atProvider(() => stripe.customers.create({}, options));
  const { id } = await make({ idempotencyKey: keyOf(holder) });
  const noted = await noteCustomer(database, id, holder);
  if (noted !== undefined) return noted;
  // An account has taken over this guest's customer, but a browser still has the guest's cookie.
  const another = await make({});
  const customer = await noteCustomer(database, another.id, holder);
  if (customer === undefined) throw new Error('A customer that was made is not there.');
  return customer;
}
