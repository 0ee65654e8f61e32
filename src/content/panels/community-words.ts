/** The words of the Social & Community card. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const COMMUNITY_TABS = ['live', 'challenges', 'artists', 'rating', 'trends'] as const;
export type CommunityTab = (typeof COMMUNITY_TABS)[number];

export const COMMUNITY_TAB_LABELS: Readonly<Record<CommunityTab, string>> = {
  live: 'Live',
  challenges: 'Challenges',
  artists: 'Artists',
  rating: 'Rating',
  trends: 'Trends',
};

export const COMMUNITY_WORDS = {
  tabs: 'Social & Community',
} as const;

/** Over what is part of Pro. */
export const LOCKED_WORDS = {
  pro: 'PRO',
  see: 'See what Pro includes.',
} as const;

export const ARTISTS_WORDS = {
  badge: 'Artists FREE!',
  note: 'These are sample artists. We made them up to show how booking works. Booking opens a web search for real artists.',
  book: 'Book {name}',
  opening: 'Opening Platform...',
  price: '{price} per session',
  rating: '{rating} of 5',
  reviews: '{count} sample reviews',
  experience: '{years} of experience',
  available: 'Takes bookings',
  unavailable: 'Fully booked',
} as const;

export const RATING_WORDS = {
  choose: 'Which look?',
  stars: 'Your rating',
  star: '{count} star',
  starsMany: '{count} stars',
  submit: 'Submit Rating',
  submitting: 'Submitting…',
  average: '{average} of 5, from {count} ratings',
  averageOne: '{average} of 5, from 1 rating',
  none: 'No one has rated this look yet.',
  unreachable: 'We can’t load ratings right now.',
  yours: 'You gave it {count}. You can change your rating.',
  try: 'Try it on',
} as const;

export const TRENDS_WORDS = {
  note: 'Our own picks. Try one on, and undo it if it isn’t for you.',
  apply: 'Apply {title}',
  applyButton: 'Apply',
  keywords: 'In a few words',
} as const;

export const COMMUNITY_TOASTS = {
  trendApplied: {
    title: 'Trend Applied',
    description: '{title} is on. Undo brings your look back.',
    tone: 'default',
  },
  ratingRequired: {
    title: 'Rating Required',
    description: 'Please select a star rating for this look.',
    tone: 'destructive',
  },
  ratingSubmitted: {
    title: 'Rating Submitted',
    description: 'Thanks! You gave {name} {stars} out of 5.',
    tone: 'default',
  },
  ratingNotSubmitted: {
    title: 'Rating Not Submitted',
    description: 'We couldn’t save your rating. Please try again.',
    tone: 'destructive',
  },
  platformOpened: {
    title: 'Platform Opened',
    description: 'A web search for makeup artists is open in a new tab.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
