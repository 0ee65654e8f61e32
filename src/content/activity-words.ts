/** The words of the activity page. */

import type { ActivityKind } from '#domain/activity/activity.ts';

export const ACTIVITY_WORDS = {
  title: 'My Activity',
  recent: 'Recent Activity',
  back: 'Back to the mirror',
  loading: 'Loading your activity...',
  failed: 'Your activity could not be loaded',
  failedAdvice: 'Nothing of it is lost. Check your connection, then try again.',
  tryAgain: 'Try Again',
  totals: 'In all',
  looksCreated: 'Looks Created',
  photosTaken: 'Photos Taken',
  likesGiven: 'Likes Given',
  daysActive: 'Days Active',
  sampleBadge: 'Sample',
  sampleExplanation:
    'This is a sample of what your activity will look like. Save a look, capture a photo or like a look, and your own takes its place.',
  sampleStart: 'Open the mirror',
  underAnHour: 'Less than an hour ago',
  oneHour: '1 hour ago',
  hours: '{count} hours ago',
  oneDay: '1 day ago',
  days: '{count} days ago',
} as const;

/** What an entry says: its title, and a line about it where there is a subject to name. */
export const ACTIVITY_KIND_WORDS: Readonly<
  Record<ActivityKind, { readonly title: string; readonly named: string }>
> = {
  account_created: { title: 'Account created', named: '{subject}' },
  signed_in: { title: 'Signed in', named: '{subject}' },
  look_created: { title: 'Look created', named: '{subject}' },
  photo_captured: { title: 'Photo captured', named: '{subject}' },
  look_liked: { title: 'Look liked', named: '{subject}' },
};

interface SampleEntry {
  readonly kind: ActivityKind;
  readonly subject: string | null;
  readonly hoursAgo: number;
}

/** The specification's four entries and tiles, shown while an account has nothing of its own to show. */
export const SAMPLE_ACTIVITY: {
  readonly entries: readonly SampleEntry[];
  readonly totals: Readonly<
    Record<'looksCreated' | 'photosTaken' | 'likesGiven' | 'daysActive', number>
  >;
} = {
  entries: [
    { kind: 'look_created', subject: 'Romantic', hoursAgo: 2 },
    { kind: 'photo_captured', subject: null, hoursAgo: 5 },
    { kind: 'look_liked', subject: 'Night Out', hoursAgo: 26 },
    { kind: 'account_created', subject: null, hoursAgo: 7 * 24 },
  ],
  totals: { looksCreated: 1, photosTaken: 1, likesGiven: 1, daysActive: 7 },
};
