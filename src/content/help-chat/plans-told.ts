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
    : 'Pro, which will cost something, is not sold yet.',
  coming: isProSold
    ? 'The table of plans shows it row by row.'
    : 'These features are still being built, so Pro is not sold yet.',
  prices: isProSold
    ? `Pro is ${month} a month or ${year} a year. An hour of the artists’ chat is ${hour}. The mirror itself is free.`
    : `Pro will be ${month} a month or ${year} a year, and an hour of the artists’ chat ${hour}. None of it is sold yet: it goes on sale when its features are there. The mirror itself is free.`,
  buying: isProSold
    ? `Press Upgrade to Pro and choose ${month} a month or ${year} a year. You have 30 days to ask for your money back.`
    : `Not yet. Its features are still being built, and until they are there we sell nothing. Then it will be ${month} a month or ${year} a year.`,
  hour: isHourSold
    ? `Yes: one hour of the artists’ chat is ${hour}. It takes no account, and it does not renew.`
    : `An hour of the artists’ chat will be ${hour}, without an account and without renewing. The chat is still being built, so the hour is not sold yet.`,
} as const;
