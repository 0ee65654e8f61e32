import Stripe from 'stripe';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { atProvider } from '#server/payment/at-provider.ts';
import type { RefundDesk } from '#server/services/customer-care/refund-desk.ts';
import { DESK_MARK } from './given-back.ts';
import type { Reconcile } from './reconcile.ts';

/** Whether the provider says that there is nothing to give back, or nothing to end. */
function isRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Makes the provider give money back. */
export function createRefundDesk(stripe: Stripe, reconcile: Reconcile): RefundDesk {
  return {
    async refund({ intentId, amountCents, key }) {
      try {
        await atProvider(() =>
          stripe.refunds.create(
            { payment_intent: intentId, amount: amountCents, metadata: { [DESK_MARK]: key } },
            { idempotencyKey: key },
          ),
        );
      } catch (cause) {
        throw isRefusal(cause) ? new ApiFailure('not_refundable', { cause }) : cause;
      }
    },
    async endSubscription(subscriptionId) {
      try {
        await atProvider(() => stripe.subscriptions.cancel(subscriptionId));
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
    },
    reconcile,
  };
}
