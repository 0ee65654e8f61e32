/** What the plans cost, in sentences: read from the table of the plans. */

import { PLAN_PRICES } from '#content/plans.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';

function priceOf(plan: PricedPlan): string {
  return PLAN_PRICES.find(({ id }) => id === plan)?.price ?? '';
}

const month = priceOf('monthly');
const year = priceOf('yearly');
const hour = priceOf('hourly');

export const PLANS_TOLD = {
  pro: `Only Pro costs something: ${month} a month or ${year} a year.`,
  prices: `Pro is ${month} a month or ${year} a year. An hour of the artists’ chat is ${hour}. The mirror itself is free.`,
  buying: `Press Upgrade to Pro and choose ${month} a month or ${year} a year. You have 30 days to ask for your money back.`,
  hour: `Yes: one hour of the artists’ chat is ${hour}. You don’t need an account, and it doesn’t renew.`,
} as const;
