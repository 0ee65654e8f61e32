import { desc, eq } from 'drizzle-orm';
import { isProBy } from '#domain/access/entitlements.ts';
import { isCancellable, type Plan, planOf } from '#domain/access/plan.ts';
import { ApiFailure } from '#server/api-failure.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { entitlements, subscriptions } from '#server/db/schema/index.ts';

/** Who has which plan. */
export interface Subscriptions {
  readonly read: (userId: string) => Promise<Plan>;
  /** Whether an account is Pro at this moment: one indexed look-up. */
  readonly isPro: (userId: string) => Promise<boolean>;
  /** Ends a subscription when what is paid for ends; rejects with `not_subscribed`. */
  readonly cancel: (userId: string) => Promise<void>;
}

export interface SubscriptionsNeeds {
  readonly database: Database;
  readonly now: () => Date;
}

/** The newest first: somebody who came back has one that is over, too. */
function find(on: Database | Transaction, userId: string) {
  return on
    .select({
      id: subscriptions.id,
      planType: subscriptions.planType,
      status: subscriptions.status,
      paidUntil: subscriptions.paidUntil,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.paidUntil))
    .limit(1);
}

export function createSubscriptions({ database, now }: SubscriptionsNeeds): Subscriptions {
  return {
    async read(userId) {
      const [subscription] = await find(database, userId);
      return planOf(subscription, now());
    },

    async isPro(userId) {
      const rows = await database
        .select()
        .from(entitlements)
        .where(eq(entitlements.userId, userId));
      return isProBy(rows, now());
    },

    async cancel(userId) {
      await database.transaction(async (on) => {
        const [subscription] = await find(on, userId).for('update');
        if (subscription === undefined || !isCancellable(subscription, now())) {
          throw new ApiFailure('not_subscribed');
        }
        if (subscription.status === 'cancelled') return;
        await on
          .update(subscriptions)
          .set({ status: 'cancelled', updatedAt: now() })
          .where(eq(subscriptions.id, subscription.id));
      });
    },
  };
}
