/** The periods over which operators look at figures, in days that end with today. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

/** The way from a visit to a subscription, in the order of the funnel. */
export const FUNNEL_STEPS = ['visit', 'camera', 'makeup', 'keep', 'sign_up', 'purchase'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];
