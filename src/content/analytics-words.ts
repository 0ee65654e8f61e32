/** The words of the operators' figures: the page, its dialog, and what each figure counts. */

import type { AnalyticsEvent } from '#domain/analytics/events.ts';

export const ANALYTICS_WORDS = {
  title: 'Analytics',
  back: 'Back to the mirror',
  close: 'Close',
  dialogLead: 'What happens on this site, counted without names.',
  whole: 'Open the whole dashboard',
  period: 'Period',
  days: '{days} days',
  loading: 'Loading analytics...',
  unavailable: 'Analytics Unavailable',
  unavailableAdvice: 'Unable to load analytics data. Please try again later.',
  tryAgain: 'Try Again',
  rangeBeside: '{from} to {to}, beside the {days} days before.',
  counted: 'Counted {ago}.',
  notRefreshed: 'The latest refresh didn’t work. These figures are from {moment}.',
  promise:
    'Events hold settings and clicks. No picture and no measure of a face is ever part of one.',
} as const;

/** How long ago, in words that stay true until the next refresh. */
export const AGO_WORDS = {
  now: 'just now',
  seconds: '{count} seconds ago',
  minute: 'a minute ago',
  minutes: '{count} minutes ago',
} as const;

/** Each card of the first row, with what it counts. */
export const TOTAL_WORDS = {
  totalVisitors: {
    label: 'Total Visitors',
    about: 'Visits of a page',
    rate: '{rate} visits for each visitor',
  },
  uniqueVisitors: {
    label: 'Unique Visitors',
    about: 'Each browser once',
    rate: 'By a random number',
  },
  cameraStarts: {
    label: 'Camera Usage',
    about: 'For each 100 visitors',
    rate: 'Engagement rate {rate}%',
  },
  subscriptions: {
    label: 'Pro Subscriptions',
    about: 'Bought, for each 100 visitors',
    rate: 'Conversion rate {rate}%',
  },
} as const;

export const CHANGE_WORDS = {
  before: '{count} before',
  up: 'Up {percent}%',
  down: 'Down {percent}%',
  same: 'No change',
  fromNothing: 'New',
} as const;

export const USER_ACTIVITY_WORDS = {
  title: 'User Activity',
  freeUsers: 'Free users',
  proUsers: 'Pro users',
  cameraStarts: 'Camera starts',
  makeupApplications: 'Makeup applications',
  photoCaptures: 'Photos captured',
  about: 'Users are accounts as they are now; the rest is of these days.',
} as const;

export const LAST_DAYS_WORDS = {
  title: 'Usage Trends',
  dayByDay: 'Day by day',
  head: 'Last 7 days',
  visitors: 'Visitors',
  camera: 'Camera',
  visitorsLong: 'Unique visitors',
  cameraLong: 'Camera starts',
  day: 'Day',
  unknown: 'not known',
  chooseDay: 'Day whose figures are shown',
} as const;

export const RECENT_WORDS = {
  title: 'Recent Activity',
  last: 'The last {count} events',
  none: 'No events yet.',
} as const;

/** What each event is called. */
export const EVENT_WORDS: Readonly<Record<AnalyticsEvent, string>> = {
  visit: 'Visit',
  page_focus: 'Page in front',
  page_blur: 'Page put away',
  camera_start: 'Camera started',
  makeup_apply: 'Makeup applied',
  photo_capture: 'Photo captured',
  subscription: 'Subscription',
  feature_usage: 'Feature used',
  look_save: 'Look saved',
  user_engagement: 'Engagement',
  first_makeup_applied: 'First makeup',
  color_changed: 'Color changed',
  sign_up: 'Account made',
  camera_failure: 'Camera failed',
  engine_failure: 'Mirror failed',
  mirror_speed: 'Speed measured',
};
