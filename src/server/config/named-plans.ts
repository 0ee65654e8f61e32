import { PRICED_PLANS, type PricedPlan } from '#domain/pricing/prices.ts';

/** Stands for no plan at all. */
const NONE = 'none';

function isPlan(name: string): name is PricedPlan {
  return PRICED_PLANS.some((plan) => plan === name);
}

/** The plans that a setting names, in the order of the price list; undefined where it names something else. */
export function namedPlans(text: string): readonly PricedPlan[] | undefined {
  if (text === NONE) return [];
  const names = text.split(',').map((name) => name.trim());
  return names.every(isPlan) ? PRICED_PLANS.filter((plan) => names.includes(plan)) : undefined;
}
