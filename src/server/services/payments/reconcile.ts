import type { Database } from '#server/db/database.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { PaymentProvider } from '#server/payment/provider.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import type { OnCustomerChange } from './customer-change.ts';
import { givenBack } from './given-back.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { readProvider } from './read-provider.ts';
import { findCustomer, findCustomers, ownerOf } from './stored-customers.ts';
import { type CustomerReading, StaleReadingError, storeReadings } from './store-reading.ts';

/**
 * Makes what is stored agree with what the provider says now of a customer, and of whatever else the
 * same owner pays with. To be called outside of transactions. Rejects with `payment_unavailable`.
 */
export type Reconcile = (customerId: string) => Promise<void>;

export interface ReconcileNeeds {
  readonly database: Database;
  readonly provider: PaymentProvider;
  readonly jobs: Pick<Jobs, 'addOnce'>;
  readonly onChange: OnCustomerChange;
}

/**
 * Each failed try means that another of several concurrent readings was stored; one customer never has
 * more of them.
 */
const MOST_TRIES = 20;

export function createReconcile({ database, provider, jobs, onChange }: ReconcileNeeds): Reconcile {
  async function readAndStore(customerId: string): Promise<void> {
    const customer = await findCustomer(database, customerId);
    if (customer === undefined) return;
    const readings: CustomerReading[] = [];
    for (const each of await findCustomers(database, ownerOf(customer))) {
      readings.push({ customer: each, reading: await readProvider(provider.stripe, each.id) });
    }
    const now = provider.now();
    await database.transaction(async (on) => {
      await storeReadings(on, readings, onChange, now);
      for (const { customer: each, reading } of readings) {
        for (const subscriptionId of givenBack(reading, now)) {
          await jobs.addOnce(on, 'end-given-back', { customerId: each.id, subscriptionId });
        }
      }
    });
  }

  return oneAtATime(async (customerId) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        return await readAndStore(customerId);
      } catch (error) {
        if (!(error instanceof StaleReadingError)) throw error;
      }
    }
    throw new ApiFailure('payment_unavailable');
  });
}
