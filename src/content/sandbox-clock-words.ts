/** What `npm run operator -- payments advance DAYS` says. */
export const SANDBOX_CLOCK_WORDS = {
  usage:
    'Moves the clock of test payments on, renewals and all: npm run operator -- payments advance DAYS',
  notRunning: 'No server with test payments runs on this data folder.',
  advanced: 'For test payments it is {moment} now.',
} as const;
