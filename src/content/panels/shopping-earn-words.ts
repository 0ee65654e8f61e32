/** The words and figures of the tab Earn. */

export const EARN_WORDS = {
  title: 'Earn with What You Recommend',
  about:
    'When someone follows a partner’s link to a store and buys, the partner earns a share of the price. It never costs the buyer more.',
  potential: 'Potential',
  potentialRange: '${from}-{to} per month',
  potentialAbout: 'An example, not a promise: it depends on who reads you and what they buy.',
  sample: 'Sample',
  sampleAbout: 'These figures are a sample. No store has paid anything through them.',
  figures: 'Sample figures',
  clicks: 'Clicks',
  conversions: 'Conversions',
  earnings: 'Earnings',
  rate: '1 in {clicks} clicks led to a purchase.',
  partners: 'Partner performance',
  percent: '{percent}%',
  commission: 'commission',
  own: 'Your own visits to stores',
  ownAbout: 'Counted while you’re signed in: how often you went from a product to a store.',
  ownNone: 'None yet. They’re counted when you press Buy while you’re signed in.',
  ownSignedOut: 'Sign in to see how often you went from a product to a store.',
  ownFailed: 'Your visits couldn’t be read.',
  visits: '{count} visits',
  visit: '1 visit',
  steps: 'How it works',
  apply: 'Apply as a Partner',
  notYet:
    'We review every application. There is no contract with the stores named here yet, so nothing is earned today.',
} as const;

export interface PartnerSample {
  readonly partner: string;
  /** Share of the price, in percent; the specification's. */
  readonly percent: number;
}

/** The first three retailers, with the specification's shares. */
export const EARN_PARTNERS: readonly PartnerSample[] = [
  { partner: 'Sephora', percent: 8 },
  { partner: 'Ulta', percent: 6.5 },
  { partner: 'Amazon', percent: 4 },
];

/** The specification's sample, and what it calls the potential; US dollars. */
export const EARN_SAMPLE = { clicks: 120, conversions: 15, earnings: 54 } as const;
export const EARN_POTENTIAL = { from: 32, to: 210 } as const;

export const EARN_STEPS = [
  'Apply with a short form. A person reads it and answers within a week.',
  'Share looks and lists. A link holds shades and products, nothing about you.',
  'The store counts purchases. We don’t count people.',
] as const;
