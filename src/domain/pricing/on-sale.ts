/** Which plans are sold. The server decides by this table; a page shows what the server says. */

import { PRICED_PLANS, type PricedPlan } from './prices.ts';

/**
 * A plan is sold once everything that it promises is there: a test of `content/plans.ts` holds it
 * back while a feature of it is marked as coming.
 */
export const IS_ON_SALE: Readonly<Record<PricedPlan, boolean>> = {
  monthly: false,
  yearly: false,
  hourly: true,
};

/** Whether Pro itself is among what is sold: the hour opens the artists' chat alone. */
export function sellsPro(plans: readonly PricedPlan[]): boolean {
  return plans.some((plan) => plan !== 'hourly');
}

/** The plans that are sold, in the order of the price list. */
export const PLANS_ON_SALE: readonly PricedPlan[] = PRICED_PLANS.filter((plan) => IS_ON_SALE[plan]);
