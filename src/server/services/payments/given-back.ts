import type { ProviderReading } from './provider-reading.ts';

/** Marks the refunds that our own desk makes: it ends the subscription where its operator wants that. */
export const DESK_MARK = 'deskAction';

/**
 * The subscriptions whose running period was given back whole in the provider's own dashboard, by their ids there:
 * they end. Who gets all of the money back expects to be charged no more, and has no access for the period either.
 * A part, a period that is over, and whatever our own desk gave back end nothing: at the desk its operator chooses.
 * One that is cancelled already ends by itself.
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
