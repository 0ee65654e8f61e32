/** Which plans a server sells: those of the product's table, unless a setting names others. */

import { IS_ON_SALE, PLANS_ON_SALE } from '#domain/pricing/on-sale.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';
import type { Environment } from './environment.ts';
import { namedPlans } from './named-plans.ts';

/** Whether a payment here moves money: not in tests, with test keys or in the sandbox. */
function takesMoney({ NODE_ENV: mode, STRIPE_SECRET_KEY: key }: Environment): boolean {
  return mode !== 'test' && key !== undefined && !/^[sr]k_test_/.test(key);
}

/** The plans that are sold here. */
export function plansOnSaleOf({ PLANS_ON_SALE: text }: Environment): readonly PricedPlan[] {
  return text === undefined ? PLANS_ON_SALE : (namedPlans(text) ?? []);
}

/** A sentence where a plan would be sold for money before what it promises is there. */
export function soldTooEarly(
  environment: Environment,
  isOnSale: Readonly<Record<PricedPlan, boolean>> = IS_ON_SALE,
): readonly string[] {
  if (!takesMoney(environment)) return [];
  const early = plansOnSaleOf(environment).filter((plan) => !isOnSale[plan]);
  if (early.length === 0) return [];
  return [
    `PLANS_ON_SALE must not name ${early.join(' and ')} where real cards are charged: not everything that is promised there is built yet.`,
  ];
}
