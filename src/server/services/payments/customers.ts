import type Stripe from 'stripe';
import type { Database } from '#server/db/database.ts';
import { customers } from '#server/db/schema/index.ts';
import { atProvider } from '#server/payment/at-provider.ts';
import type { Holder } from '#server/services/access/access.ts';
import { lockUser } from '#server/services/lock-user.ts';
import type { StoredCustomer } from './customer-change.ts';
import { findCustomers } from './stored-customers.ts';

/** So that two who ask at once get one customer. */
function keyOf(holder: Holder): string {
  return 'userId' in holder ? `customer-user-${holder.userId}` : `customer-guest-${holder.guestId}`;
}

/**
 * Somebody as a customer of the provider, made with their first order. The provider is told nothing
 * of them: what it needs it asks itself, with the card.
 */
export async function ensureCustomer(
  database: Database,
  stripe: Stripe,
  holder: Holder,
): Promise<StoredCustomer> {
  const [known] = await findCustomers(database, holder);
  if (known !== undefined) return known;
  const { id } = await atProvider(() =>
    stripe.customers.create({}, { idempotencyKey: keyOf(holder) }),
  );
  return database.transaction(async (on) => {
    if ('userId' in holder) await lockUser(on, holder.userId);
    await on
      .insert(customers)
      .values({ id, ...holder })
      .onConflictDoNothing();
    const [customer] = await findCustomers(on, holder);
    if (customer === undefined) throw new Error('A customer that was made is not there.');
    return customer;
  });
}
