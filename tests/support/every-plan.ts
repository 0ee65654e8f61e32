import { PRICED_PLANS } from '#domain/pricing/prices.ts';

/** The setting with which a server sells every plan: the journeys of payment are tested, sold or not. */
export const EVERY_PLAN = { PLANS_ON_SALE: PRICED_PLANS.join(',') } as const;
