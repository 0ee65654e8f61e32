import Stripe from 'stripe';
import { ApiFailure } from '#server/errors/api-failure.ts';

/** The same request is already being handled, and was not finished while the library repeated it. */
const CONFLICT = 409;

/** The provider cannot be reached, is in trouble, or refuses for a moment. */
function isOutage(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError ||
    (error instanceof Stripe.errors.StripeError && error.statusCode === CONFLICT)
  );
}

/**
 * Asks the payment provider something. Rejects with `payment_unavailable` where it cannot answer now
 * or does not know us; with the library's own errors for what it refuses.
 */
export async function atProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (isOutage(cause)) throw new ApiFailure('payment_unavailable', { cause });
    throw cause;
  }
}

/** Whether the provider knows nothing with the id that it was asked for. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  );
}
