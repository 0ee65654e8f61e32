import { PRICED_PLANS, type PricedPlan } from '#domain/pricing/prices.ts';
import type { Environment } from './environment.ts';
import { namedPlans } from './named-plans.ts';

/** The plans that a server sells: all of them, unless a setting names fewer. */
export function plansOnSaleOf({ PLANS_ON_SALE: text }: Environment): readonly PricedPlan[] {
  return text === undefined ? PRICED_PLANS : (namedPlans(text) ?? []);
}
