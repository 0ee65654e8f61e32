import Stripe from 'stripe';
import { isCancellable } from '#domain/access/plan.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { atProvider } from '#server/payment/at-provider.ts';
import type { PaymentProvider } from '#server/payment/provider.ts';
import type { Access } from '#server/services/access/access.ts';
import type { Holder } from '#server/services/access/holder.ts';
import { type Card, prepareCard, takeCard } from './change-card.ts';
import { currentSubscription, type StoredSubscription } from './current-subscription.ts';
import { type CurrentPlan, readPlan } from './read-plan.ts';

/**
 * Who has which plan, and what its owner does about it. Changes are made at the provider, and then read
 * from there. All but `read` reject with `not_subscribed` where there is nothing to change, `not_set_up`
 * and `payment_unavailable`.
 */
export interface Subscriptions {
  readonly read: (holder: Holder) => Promise<CurrentPlan>;
  /** Ends a subscription when the paid period ends: at once if the renewal was not paid. */
  readonly cancel: (userId: string) => Promise<void>;
  /** Takes a cancellation back. */
  readonly resume: (userId: string) => Promise<void>;
  /** Begins to change the card; resolves with the secret that a page confirms the new one with. */
  readonly prepareCard: (userId: string) => Promise<string>;
  /** Makes the new card pay renewals and what is owed; rejects with `card_declined`, too. */
  readonly takeCard: (userId: string) => Promise<Card>;
}

export interface SubscriptionsNeeds {
  readonly database: Database;
  readonly access: Pick<Access, 'read'>;
  /** Undefined where payment is not set up. */
  readonly provider: PaymentProvider | undefined;
  /** Stores the provider's present state of a customer. */
  readonly reconcile: (customerId: string) => Promise<unknown>;
  /** The time by which everything about payment goes. */
  readonly now: () => Date;
}

/** The provider has ended it, and does not let it be changed any more. */
function isOver(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

export function createSubscriptions(needs: SubscriptionsNeeds): Subscriptions {
  const { database, access, provider, reconcile, now } = needs;

  /** What a caller would change; `isMeant` says whether there is anything to do about it. */
  async function toChange(
    userId: string,
    isMeant: (subscription: StoredSubscription) => boolean,
  ): Promise<{ readonly stripe: Stripe; readonly subscription: StoredSubscription }> {
    const subscription = await currentSubscription(database, userId);
    if (subscription === undefined || !isMeant(subscription)) {
      throw new ApiFailure('not_subscribed');
    }
    if (provider === undefined) throw new ApiFailure('not_set_up');
    return { stripe: provider.stripe, subscription };
  }

  const isRunning = (subscription: StoredSubscription) => isCancellable(subscription, now());

  /** Asks for a change and stores what came of it, also where the provider knew better. */
  async function change<Answer>(
    { customerId }: StoredSubscription,
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await ask();
    } finally {
      await reconcile(customerId);
    }
  }

  return {
    read: (holder) => readPlan(database, access, holder),

    async cancel(userId) {
      const { stripe, subscription } = await toChange(userId, isRunning);
      const { id, status } = subscription;
      if (status === 'cancelled') return;
      await change(subscription, () =>
        atProvider<unknown>(() =>
          status === 'past_due'
            ? stripe.subscriptions.cancel(id)
            : stripe.subscriptions.update(id, { cancel_at_period_end: true }),
        ).catch((error: unknown) => {
          if (!isOver(error)) throw error;
        }),
      );
    },

    async resume(userId) {
      const { stripe, subscription } = await toChange(userId, isRunning);
      const { id, status } = subscription;
      if (status !== 'cancelled') return;
      await change(subscription, () =>
        atProvider(() => stripe.subscriptions.update(id, { cancel_at_period_end: false })).catch(
          (cause: unknown) => {
            throw isOver(cause) ? new ApiFailure('not_subscribed', { cause }) : cause;
          },
        ),
      );
    },

    async prepareCard(userId) {
      const { stripe, subscription } = await toChange(userId, isRunning);
      return prepareCard(stripe, subscription.customerId);
    },

    async takeCard(userId) {
      const { stripe, subscription } = await toChange(userId, isRunning);
      return change(subscription, () => takeCard(stripe, subscription));
    },
  };
}
