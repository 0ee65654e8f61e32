/** The words of what the operators' page shows beyond the specified figures, each with what it counts. */

import type { Browser, DeviceClass } from '#domain/analytics/events.ts';
import type { FunnelStep } from '#domain/analytics/periods.ts';
import type { CameraFailureKind } from '#domain/camera/camera-failure.ts';

export const INSIGHT_WORDS = {
  failed: 'The other figures couldn’t be loaded.',
  failedAdvice: 'The ones above are right. Check your connection, then try again.',
  failedRefresh: 'The figures below are from {moment}.',
  tryAgain: 'Try Again',
  loading: 'Loading the other figures...',
  timeZone: 'Days begin at midnight in {zone}.',
  download: 'Download CSV',
  none: 'Nothing was counted here in these days.',
} as const;

/** The lines of the large chart. */
export const TREND_WORDS = {
  choose: 'What the chart shows',
  visitors: 'Visitors',
  cameraStarts: 'Camera',
  productsApplied: 'Products applied',
  captures: 'Captures',
  looksSaved: 'Looks saved',
  signUps: 'Sign-ups',
  purchases: 'Purchases',
  before: 'The {days} before',
  about: {
    visitors: 'Each browser counts once a day. Camera starts count each time.',
    cameraStarts: 'How often the camera began to show a face.',
    productsApplied:
      'Products and whole looks that were put on. A slider that is dragged counts once.',
    captures: 'Photos that were captured. The photos themselves never reach the server.',
    looksSaved: 'Looks that were saved to an account.',
    signUps: 'Accounts that were created, as reported by the pages.',
    purchases: 'Subscriptions and passes that were bought, as reported by the pages.',
  },
  names: {
    visitors: 'Unique visitors',
    cameraStarts: 'Camera starts',
    productsApplied: 'Products applied',
    captures: 'Captures',
    looksSaved: 'Looks saved',
    signUps: 'Sign-ups',
    purchases: 'Purchases',
  },
} as const;

export const CAME_BACK = '{percent}% had come before';

export const FUNNEL_WORDS = {
  title: 'From visit to Pro',
  about: 'Browsers that did a step and all before it in these days, in any order.',
  before: '{count} before',
  goOn: '{percent}% go on',
  lost: '{count} lost',
} as const;

export const FUNNEL_STEP_WORDS: Readonly<Record<FunnelStep, string>> = {
  visit: 'Unique visitors',
  camera: 'Camera started',
  makeup: 'Makeup applied',
  keep: 'Captured or saved',
  sign_up: 'Account made',
  purchase: 'Went Pro',
};

export const SHADE_WORDS = {
  title: 'Shades worn',
  choose: 'Product',
  about: 'How often each shade was put on, compared with all shades of its product.',
  custom: 'Colors of their own',
  others: 'Other shades',
  none: 'None was put on in these days.',
  times: '{count} times',
  before: '{count} before',
} as const;

export const LOOK_INSIGHT_WORDS = {
  title: 'Looks worn',
  about: 'Whole looks that were put on, and looks that were saved to an account.',
  look: 'Look',
  worn: 'Worn',
  saved: 'Saved',
  custom: 'Looks of their own',
} as const;

export const FIRST_PAGE_WORDS = {
  title: 'Where people come in',
  about:
    'Browsers whose first visit was in this period, by the page they came to first, and how many have since taken each step.',
  page: 'First page',
  visitors: 'Visitors',
  camera: 'Camera',
  signUp: 'Account',
  purchase: 'Pro',
  cameraLong: 'Started the camera',
  signUpLong: 'Made an account',
  purchaseLong: 'Bought Pro or a pass',
} as const;

export const RETENTION_WORDS = {
  title: 'Who comes back',
  about:
    'Browsers by the week of their first visit, and how many of them came in each week since. A browser whose random number was erased counts as a new one.',
  week: 'Week of',
  visitors: 'Came',
  weeksLater: 'Week {count}',
  cell: '{percent}%, {count} browsers',
  scroll: 'Weeks since the first visit',
} as const;

export const FAILURE_INSIGHT_WORDS = {
  title: 'What fails',
  about:
    'Of all attempts to start the camera: how many failed at the camera, how many at the mirror, and the most frequent reasons.',
  browser: 'Browser',
  attempts: 'Attempts',
  camera: 'Camera',
  engine: 'Mirror',
  cameraLong: 'Camera failed',
  engineLong: 'Mirror failed',
  before: '{percent}% before',
  reasons: 'Reasons',
  reason: '{reason} {count}',
  noFailures: 'None',
} as const;

export const BROWSER_WORDS: Readonly<Record<Browser, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: 'Others',
};

/** Why a camera did not start, in a word or two. */
const CAMERA_FAILURE_WORDS: Readonly<Record<CameraFailureKind, string>> = {
  denied: 'not allowed',
  revoked: 'permission taken back',
  missing: 'no camera',
  busy: 'in use elsewhere',
  unsuitable: 'no suitable camera',
  insecure: 'page not secure',
  unsupported: 'not supported',
  unplugged: 'unplugged',
  unknown: 'unknown',
};

/** The same of cameras and of the mirror's engine, by what events call them. */
export const FAILURE_WORDS: Readonly<Record<string, string>> = {
  ...CAMERA_FAILURE_WORDS,
  'runtime-load-failed': 'face model not loaded',
  'runtime-missing': 'face model missing',
  'tracker-start-failed': 'face model not started',
  'camera-silent': 'camera gave no picture',
  'processing-failed': 'stopped while running',
};

export const DEVICE_WORDS = {
  title: 'Devices',
  about:
    'Mirrors that ran for at least a few seconds, as measured by their own pages. A start runs from pressing Start Camera to the first frame.',
  fps: '{median} fps, a tenth below {slow}',
  start: 'starts in {median} s, a tenth over {slow} s',
  withoutWebgl: 'Without WebGL2',
  names: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' } satisfies Record<
    DeviceClass,
    string
  >,
} as const;

export const REVENUE_WORDS = {
  title: 'Revenue',
  about:
    'From the books: what was paid in these days. Refunds count with the payment that they give back.',
  paid: 'Paid',
  refunded: 'Refunded',
  kept: 'Kept',
  payments: 'Payments',
  chart: 'Revenue by day in {currency}',
  none: 'Nothing was paid in these days.',
} as const;

/** The heads and names of the file. */
export const CSV_WORDS = {
  file: 'lookglass-analytics-{days}-days-{last}.csv',
  heads: ['Section', 'Item', 'Day', 'Figure', 'Value', 'Period before'],
  sections: {
    file: 'This file',
    totals: 'Totals',
    accounts: 'Accounts now',
    days: 'Day by day',
    funnel: 'From visit to Pro',
    shades: 'Shades worn',
    looks: 'Looks worn',
    firstPages: 'Where people come in',
    retention: 'Who comes back',
    failures: 'What fails',
    speed: 'Devices',
    revenue: 'Revenue',
    recent: 'Recent Activity',
  },
  figures: {
    firstDay: 'First day',
    lastDay: 'Last day',
    asOf: 'Counted at',
    timeZone: 'Time zone of the days',
    visits: 'Visits of a page',
    uniqueVisitors: 'Unique visitors',
    newVisitors: 'Visitors for the first time',
    cameraStarts: 'Camera starts',
    productsApplied: 'Products applied',
    captures: 'Captures',
    looksSaved: 'Looks saved',
    signUps: 'Sign-ups',
    purchases: 'Purchases',
    engagement: 'Engagement rate in percent',
    conversion: 'Conversion rate in percent',
    freeUsers: 'Free users',
    proUsers: 'Pro users',
    visitors: 'Visitors',
    lost: 'Did not go on',
    timesWorn: 'Times worn',
    timesSaved: 'Times saved',
    startedCamera: 'Started the camera',
    signedUp: 'Made an account',
    purchased: 'Bought Pro or a pass',
    came: 'Came in week {count} after',
    cameraFailure: 'Camera failed: {reason}',
    engineFailure: 'Mirror failed: {reason}',
    mirrors: 'Mirrors measured',
    withoutWebgl: 'Mirrors without WebGL2',
    fps: 'Median of frames a second',
    fpsSlow: 'Frames a second that a tenth stays below',
    start: 'Median of milliseconds to start',
    startSlow: 'Milliseconds to start that a tenth exceeds',
    payments: 'Payments',
    paid: 'Paid in {currency}',
    refunded: 'Refunded in {currency}',
    page: 'Page',
  },
} as const;
