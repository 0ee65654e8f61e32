/** What the plans are and what is in them. */

import { inDollars, type PricedPlan, PRICES_CENTS, yearlySaving } from '#domain/pricing/prices.ts';

const { cents: savedCents, percent: savedPercent } = yearlySaving();

export interface PlanPrice {
  readonly id: PricedPlan;
  readonly name: string;
  readonly price: string;
  readonly per: string;
  readonly note: string;
}

export const PLAN_PRICES: readonly PlanPrice[] = [
  {
    id: 'monthly',
    name: 'Monthly Pro',
    price: inDollars(PRICES_CENTS.monthly),
    per: 'per month',
    note: 'Everything in Pro. Cancel anytime.',
  },
  {
    id: 'yearly',
    name: 'Yearly Pro',
    price: inDollars(PRICES_CENTS.yearly),
    per: 'per year',
    note: `The same, and ${inDollars(savedCents)} less over the year: about ${savedPercent}%.`,
  },
  {
    id: 'hourly',
    name: 'Pay Per Hour',
    price: inDollars(PRICES_CENTS.hourly),
    per: 'for one hour',
    note: 'Pro Artists Chat only. It doesn’t renew.',
  },
];

export interface PlanRow {
  readonly feature: string;
  /** Whether it is in the free plan; it is always in Pro. */
  readonly isFree: boolean;
}

function free(feature: string): PlanRow {
  return { feature, isFree: true };
}

function pro(feature: string): PlanRow {
  return { feature, isFree: false };
}

/** Free against Pro, row by row. */
export const PLAN_ROWS: readonly PlanRow[] = [
  free('Live mirror with six products'),
  free('Quick looks, all shades, capturing'),
  free('Up to 500 saved looks'),
  free('Shopping and Commerce'),
  pro('Pro Artists Chat with six AI artists'),
  pro('AI-Powered Recommendations'),
  pro('Advanced Skin Analysis'),
  pro('Voice Assistant'),
  pro('One-Click Transformation Effects'),
  pro('Professional Mode'),
  pro('Virtual Brush Analyzer'),
  pro('Advanced AR & Technology'),
  pro('Health & Wellness Monitoring'),
  pro('Cutting-Edge Technology'),
  pro('Live Streaming'),
  pro('Social Media Hub'),
  pro('Priority customer support'),
];

export const UPGRADE_WORDS = {
  description: 'The mirror stays free. Pro adds a studio around it.',
  titlePro: "You're a Pro subscriber!",
  descriptionPro: 'All of this is yours.',
  caption: 'What’s in Free and in Pro',
  feature: 'Feature',
  free: 'Free',
  pro: 'Pro',
  included: 'Included',
  notIncluded: 'Not included',
  prices: 'Prices',
  promise: '30-day money-back guarantee. Cancel anytime.',
  choose: 'Choose',
  notSetUp: 'Payment isn’t set up on this server, so you can’t buy anything here.',
  stay: 'Stay with Free',
  close: 'Close',
  manage: 'Manage Subscription',
} as const;

export const PAYMENT_OPTIONS_WORDS = {
  title: 'Meet {artist}',
  description: 'There are two ways to get Pro Artists Chat.',
  options: 'Payment options',
  open: 'The chat is yours.',
  chat: 'Chat with {artist}',
  /** Which of the prices open the chat. */
  plans: ['monthly', 'hourly'],
  compare: 'Compare the plans',
  back: 'Back',
  close: 'Close',
} as const;
