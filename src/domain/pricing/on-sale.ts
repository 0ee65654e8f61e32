import type { PricedPlan } from './prices.ts';

/** Whether Pro itself is among what is sold: the hour opens the artists' chat alone. */
export function sellsPro(plans: readonly PricedPlan[]): boolean {
  return plans.some((plan) => plan !== 'hourly');
}
