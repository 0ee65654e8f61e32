import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Holder } from '#server/services/access/holder.ts';
import { createGuestHandOver } from './guest-hand-over.ts';
import type { Payments, PaymentsNeeds } from './payments.ts';
import { startPaying } from './start-paying.ts';
import { noteReceiptAddress } from './receipt-address.ts';
import { findCustomers } from './stored-customers.ts';

async function refuse(): Promise<never> {
  throw new ApiFailure('not_set_up');
}

/** Where there is no provider, nothing can be paid, and nothing is granted. */
export function createPayments(needs: PaymentsNeeds): Payments {
  const { database, provider, plansOnSale, access, jobs } = needs;
  const always = {
    plansOnSale,
    noteReceiptAddress: (holder: Holder, orderId: string, email: string) =>
      noteReceiptAddress(database, holder, orderId, email),
    handOver: createGuestHandOver(database, jobs),
    // The jobs wait for a provider where there is none now.
    async letGo(on: Transaction, userId: string) {
      for (const { id: customerId } of await findCustomers(on, { userId })) {
        await jobs.add(on, 'end-subscriptions', { customerId });
        await jobs.add(on, 'forget-cards', { customerId });
      }
    },
  };
  if (provider !== undefined)
    return { ...always, provider, ...startPaying({ ...needs, provider }) };
  return {
    ...always,
    provider,
    begin: refuse,
    async readOrder() {
      throw new ApiFailure('not_found');
    },
    recheck: async (userId) => ((await access.isPro(userId)) ? 'pro' : 'not_paid'),
    receiveEvent: refuse,
    reconcile: async () => undefined,
    start: () => undefined,
    stop: async () => undefined,
  };
}
