/** What the plans cost and whether they can be bought, in sentences: read from the table of the plans. */

import { PLAN_PRICES } from '#content/plans.ts';
import { IS_ON_SALE } from '#domain/pricing/on-sale.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';

function priceOf(plan: PricedPlan): string {
  return PLAN_PRICES.find(({ id }) => id === plan)?.price ?? '';
}

const month = priceOf('monthly');
const year = priceOf('yearly');
const hour = priceOf('hourly');

const isProSold = IS_ON_SALE.monthly;
const isHourSold = IS_ON_SALE.hourly;

export const PLANS_TOLD = {
  pro: isProSold
    ? `Only Pro costs something: ${month} a month or ${year} a year.`
    : isHourSold
      ? `Only an hour of the artists’ chat costs something: ${hour}. Pro isn’t on sale yet.`
      : 'Pro will cost something, and isn’t on sale yet.',
  coming: isProSold
    ? 'The plans table shows it row by row.'
    : 'We’re still building some of these features, so Pro isn’t on sale yet.',
  prices: isProSold
    ? `Pro is ${month} a month or ${year} a year. An hour of the artists’ chat is ${hour}. The mirror itself is free.`
    : isHourSold
      ? `An hour of the artists’ chat is ${hour}. Pro will be ${month} a month or ${year} a year. It isn’t on sale yet: that waits until its features are ready. The mirror itself is free.`
      : `Pro will be ${month} a month or ${year} a year, and an hour of the artists’ chat ${hour}. Neither is on sale yet. They go on sale when their features are ready. The mirror itself is free.`,
  buying: isProSold
    ? `Press Upgrade to Pro and choose ${month} a month or ${year} a year. You have 30 days to ask for your money back.`
    : `Not yet. We’re still building its features, and we won’t sell it until they’re ready. Then it will be ${month} a month or ${year} a year.`,
  hour: isHourSold
    ? `Yes: one hour of the artists’ chat is ${hour}. You don’t need an account, and it doesn’t renew.`
    : `An hour of the artists’ chat will be ${hour}, without an account and without renewing. We’re still building the chat, so the hour isn’t on sale yet.`,
} as const;
