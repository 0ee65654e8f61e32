/** The words of the activity page. */

import type { ActivityKind } from '#domain/activity/activity.ts';

export const ACTIVITY_WORDS = {
  title: 'My Activity',
  recent: 'Recent Activity',
  back: 'Back to the mirror',
  loading: 'Loading your activity...',
  failed: 'We couldn’t load your activity',
  failedAdvice: 'Nothing is lost. Check your connection, then try again.',
  tryAgain: 'Try Again',
  totals: 'Totals',
  looksCreated: 'Looks Created',
  photosTaken: 'Photos Taken',
  likesGiven: 'Likes Given',
  daysActive: 'Days Active',
  sampleBadge: 'Sample',
  sampleExplanation:
    'This is a sample of what your activity will look like. Save a look, capture a photo or like a look to see your own here.',
  sampleStart: 'Open the mirror',
  underAnHour: 'Less than an hour ago',
  oneHour: '1 hour ago',
  hours: '{count} hours ago',
  oneDay: '1 day ago',
  days: '{count} days ago',
} as const;

/** What an entry is called. */
export const ACTIVITY_KIND_WORDS: Readonly<Record<ActivityKind, string>> = {
  account_created: 'Account created',
  signed_in: 'Signed in',
  look_created: 'Look created',
  photo_captured: 'Photo captured',
  look_liked: 'Look liked',
};

/** How often each was done, in all. */
export type ActivityTotals = Readonly<
  Record<'looksCreated' | 'photosTaken' | 'likesGiven' | 'daysActive', number>
>;

interface SampleEntry {
  readonly kind: ActivityKind;
  readonly subject: string | null;
  readonly hoursAgo: number;
}

/** The specification's four entries and tiles, shown while an account has nothing of its own to show. */
export const SAMPLE_ACTIVITY: {
  readonly entries: readonly SampleEntry[];
  readonly totals: ActivityTotals;
} = {
  entries: [
    { kind: 'look_created', subject: 'Romantic', hoursAgo: 2 },
    { kind: 'photo_captured', subject: null, hoursAgo: 5 },
    { kind: 'look_liked', subject: 'Night Out', hoursAgo: 26 },
    { kind: 'account_created', subject: null, hoursAgo: 7 * 24 },
  ],
  totals: { looksCreated: 1, photosTaken: 1, likesGiven: 1, daysActive: 7 },
};
