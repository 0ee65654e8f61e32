/** What `npm run operator -- payments advance DAYS` says. */
export const SANDBOX_CLOCK_WORDS = {
  usage:
    'Moves the clock of test payments forward, renewals included: npm run operator -- payments advance DAYS',
  notRunning: 'No server with test payments is running on this data folder.',
  advanced: 'For test payments, it is now {moment}.',
} as const;
