/** What Pro costs, in cents of a US dollar: whole numbers, so that no sum is ever off by a rounding. */

export const PRICED_PLANS = ['monthly', 'yearly', 'hourly'] as const;
export type PricedPlan = (typeof PRICED_PLANS)[number];

/** The specification's prices. */
export const PRICES_CENTS: Readonly<Record<PricedPlan, number>> = {
  monthly: 1999,
  yearly: 19_999,
  hourly: 699,
};

const MONTHS = 12;
const CENTS = 100;

/** How much less a year costs than twelve months, in cents and in whole percent. */
export function yearlySaving(): { readonly cents: number; readonly percent: number } {
  const months = PRICES_CENTS.monthly * MONTHS;
  const cents = months - PRICES_CENTS.yearly;
  return { cents, percent: Math.round((cents / months) * 100) };
}

/** Writes an amount as people do, such as `$19.99`. Takes a whole number of cents, from 0. */
export function inDollars(cents: number): string {
  const rest = String(cents % CENTS).padStart(2, '0');
  return `$${Math.floor(cents / CENTS)}.${rest}`;
}
