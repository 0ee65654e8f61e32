/** Rules for everything that operators do for customers. */

/** Characters of a reason: enough to say something, not enough for a whole letter. */
export const SHORTEST_REASON = 5;
export const LONGEST_REASON = 500;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far ahead something can be granted, in milliseconds: a year, even a leap year. */
export const LONGEST_GRANT_MS = 366 * DAY_MS;

/** Whether something can be granted until a moment: it must be in the future, and at most a year ahead. */
export function isGrantable(until: Date, now: Date): boolean {
  const ahead = until.getTime() - now.getTime();
  return ahead > 0 && ahead <= LONGEST_GRANT_MS;
}

/** The facts of a payment that decide what can be refunded; amounts in whole cents. */
export interface GivenPayment {
  readonly status: 'open' | 'processing' | 'succeeded' | 'failed' | 'refunded' | 'disputed';
  readonly amountCents: number;
  readonly refundedCents: number;
}

/**
 * How much of a payment can still be refunded, in cents: nothing of one that was not made, and nothing
 * while a bank is asked to take it back.
 */
export function refundableCents({ status, amountCents, refundedCents }: GivenPayment): number {
  return status === 'succeeded' ? Math.max(0, amountCents - refundedCents) : 0;
}
