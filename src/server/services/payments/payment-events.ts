import type Stripe from 'stripe';
import { z } from 'zod/mini';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { paymentEvents } from '#server/db/schema/payment-events.ts';
import { atProvider, isMissing } from '#server/payment/at-provider.ts';
import type { PaymentProvider } from '#server/payment/provider.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import { idOf } from './read-invoices.ts';
import type { Reconcile } from './reconcile.ts';

/**
 * Takes what the provider announces. It may be late, early, twice or never: an announcement only says
 * whose payments to read again.
 */
export interface PaymentEvents {
  /**
   * Stores an announcement, and with it the work that follows; a repeat changes nothing. Rejects with
   * `wrong_signature` unless the provider signed exactly these bytes, a few minutes ago at most.
   */
  readonly receive: (body: Buffer, signature: string | undefined) => Promise<void>;
}

export interface PaymentEventsNeeds {
  readonly database: Database;
  readonly provider: PaymentProvider;
  readonly jobs: Jobs;
  readonly reconcile: Reconcile;
}

const reference = z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })])));

/** The fields of an announced object that tell whose it is. */
const announced = z.object({
  id: z.optional(z.string()),
  object: z.string(),
  customer: reference,
  payment_intent: reference,
});

/** Whose payments an announcement is about. */
interface Concern {
  readonly customerId: string | null;
  readonly intentId: string | null;
}

function concernOf({ data }: Stripe.Event): Concern {
  const { id, object, customer, payment_intent: intent } = announced.parse(data.object);
  const owner = object === 'customer' ? id : customer;
  return {
    customerId: owner === undefined || owner === null ? null : idOf(owner),
    intentId: intent === undefined || intent === null ? null : idOf(intent),
  };
}

function readEvent(
  { stripe, webhookSecret }: PaymentProvider,
  body: Buffer,
  signature: string | undefined,
): Stripe.Event {
  try {
    // The age of a signature goes by the computers' own clocks, on both sides.
    return stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret);
  } catch (cause) {
    throw new ApiFailure('wrong_signature', { cause });
  }
}

export function createPaymentEvents(needs: PaymentEventsNeeds): PaymentEvents {
  const { database, provider, jobs, reconcile } = needs;

  /** Undefined if the provider knows no such payment, or no customer who made it. */
  async function customerOfIntent(intentId: string): Promise<string | undefined> {
    try {
      const { customer } = await atProvider(() =>
        provider.stripe.paymentIntents.retrieve(intentId),
      );
      return customer === null ? undefined : idOf(customer);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  jobs.handle('payment-news', async ({ customerId, intentId }) => {
    const id = customerId ?? (intentId === null ? undefined : await customerOfIntent(intentId));
    if (id !== undefined) await reconcile(id);
  });

  return {
    async receive(body, signature) {
      const event = readEvent(provider, body, signature);
      const concern = concernOf(event);
      const { id, type } = event;
      await database.transaction(async (on) => {
        const added = await on
          .insert(paymentEvents)
          .values({ id, type, customerId: concern.customerId })
          .onConflictDoNothing()
          .returning({ id: paymentEvents.id });
        const isNews = added.length > 0;
        const isOurs = concern.customerId !== null || concern.intentId !== null;
        // A job that waits already will read the state of that time, so many announcements about one
        // thing lead to one reading.
        if (isNews && isOurs) await jobs.addOnce(on, 'payment-news', concern);
      });
    },
  };
}
