import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { customers, payments } from '#server/db/schema/payments.ts';
import type { PaymentProvider } from '#server/payment/provider.ts';
import { endSubscription, endSubscriptions } from './end-subscriptions.ts';
import { forgetCards } from './forget-cards.ts';
import { createOrders } from './orders.ts';
import { createPaymentEvents } from './payment-events.ts';
import type { Payments, PaymentsNeeds } from './payments.ts';
import { createReconcile } from './reconcile.ts';
import { findCustomers } from './stored-customers.ts';
import { createUpkeep } from './upkeep.ts';

async function isSettling(database: Database, userId: string): Promise<boolean> {
  const found = await database
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(customers, eq(customers.id, payments.customerId))
    .where(and(eq(customers.userId, userId), eq(payments.status, 'processing')))
    .limit(1);
  return found.length > 0;
}

/** The part of payments that needs a provider. */
export function startPaying(
  needs: PaymentsNeeds & { readonly provider: PaymentProvider },
): Omit<Payments, 'provider' | 'plansOnSale' | 'noteReceiptAddress' | 'handOver' | 'letGo'> {
  const { database, provider, plansOnSale, access, jobs, log } = needs;
  const reconcile = createReconcile(needs);
  const orders = createOrders({ database, provider, plansOnSale, reconcile });
  const events = createPaymentEvents({ database, provider, jobs, reconcile });
  const upkeep = createUpkeep({ database, reconcile, log, now: provider.now });
  jobs.handle('end-subscriptions', async ({ customerId }) => {
    await endSubscriptions(provider.stripe, customerId);
    await reconcile(customerId);
  });
  jobs.handle('forget-cards', ({ customerId }) => forgetCards(provider.stripe, customerId));
  jobs.handle('end-given-back', async ({ customerId, subscriptionId }) => {
    await endSubscription(provider.stripe, subscriptionId);
    log.info(
      { subscriptionId },
      'a subscription was ended, since its period was refunded at the provider',
    );
    await reconcile(customerId);
  });
  return {
    begin: orders.begin,
    readOrder: orders.read,
    async recheck(userId) {
      const [customer] = await findCustomers(database, { userId });
      try {
        if (customer !== undefined) await reconcile(customer.id);
      } catch (error) {
        // An account that is Pro as far as we know stays so while the provider is away.
        if (!(await access.isPro(userId))) throw error;
      }
      if (await access.isPro(userId)) return 'pro';
      return (await isSettling(database, userId)) ? 'settling' : 'not_paid';
    },
    receiveEvent: events.receive,
    reconcile,
    start: upkeep.start,
    stop: upkeep.stop,
  };
}
