import type { ProviderReading } from './provider-reading.ts';

/** Marks the refunds that our own desk makes: it ends the subscription where its operator wants that. */
export const DESK_MARK = 'deskAction';

/**
 * The ids, at the provider, of subscriptions whose running period was refunded in full in the provider's
 * own dashboard: they end. A person who gets all of the money back expects not to be charged any more,
 * and has no access for the period either. Partial refunds, refunds for a period that is over, and
 * refunds by our own desk end nothing: at the desk, the operator chooses. A subscription that is
 * cancelled already ends by itself.
 */
export function givenBack(
  { payments, subscriptions }: ProviderReading,
  now: Date,
): readonly string[] {
  return subscriptions
    .filter(({ status }) => status === 'active' || status === 'past_due')
    .filter(({ id }) =>
      payments.some(
        ({ subscriptionId, status, refundedElsewhere, period }) =>
          subscriptionId === id &&
          status === 'refunded' &&
          refundedElsewhere &&
          period !== null &&
          period.start <= now &&
          now < period.end,
      ),
    )
    .map(({ id }) => id);
}
