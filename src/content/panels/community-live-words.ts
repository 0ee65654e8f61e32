/** The words of the community card's tab Live. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const COMMUNITY_LIVE_WORDS = {
  title: 'Live sessions',
  about: 'Watch someone do their makeup, wear the look as it comes on, or show your own mirror.',
  aboutPro: 'Live sessions are part of Pro.',
  start: 'Start your own',
  sessionTitle: 'Session title',
  placeholder: 'A wine lip that lasts dinner',
  startButton: 'Start Live Session',
  startAbout: 'Nobody sees you yet: next you see what will be sent, and say yes to it.',
  own: 'You’re live',
  open: 'Open',
  end: 'End Session',
  ending: 'Ending…',
  now: 'Live now',
  none: 'Nobody is live right now.',
  noneElse: 'Nobody else is live right now.',
  later: 'Announced',
  noneLater: 'Nothing is announced yet. Announce your own in Live Streaming.',
  watching: '{count} watching',
  watch: 'Watch',
  watchOne: 'Watch “{title}” by {name}',
  yours: 'Yours',
  loading: 'Looking for sessions…',
  failed: 'We can’t load the sessions right now.',
  again: 'Try Again',
  sample: 'Sample',
} as const;

/** What is shown where nobody is live. Samples, and labeled as such. */
export const SAMPLE_SESSIONS = [
  { title: 'Soft glam before work', about: 'Eight minutes, five products' },
  { title: 'A red lip that lasts', about: 'Liner, color, blot, color' },
  { title: 'Liner for hooded eyes', about: 'Where to begin, and where to stop' },
] as const;

export const COMMUNITY_LIVE_TOASTS = {
  started: {
    title: 'Live Session Started',
    description: '“{title}” is live. Send its link to the people who should watch.',
    tone: 'default',
  },
  notEnded: {
    title: 'Not Ended',
    description: 'Check your connection, then try again.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
