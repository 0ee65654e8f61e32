/** The words of the Social & Community card. */

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
  pro: 'PRO',
  unlock: '{title} is locked: see what Pro is',
  comingForPro: 'Being made. As a Pro subscriber you will find it here first.',
} as const;

/** What a free user sees behind the lock. Samples, and labelled as such. */
export const LOCKED_TABS = {
  live: {
    title: 'Live sessions',
    about: 'Do your makeup together, at the same time, with whoever wants to join.',
    samples: ['Soft glam before work', 'A red lip that lasts', 'Liner for hooded eyes'],
  },
  challenges: {
    title: 'Challenges',
    about: 'One idea a week, to try in your own way and to show if you like.',
    samples: ['Three products, one face', 'All in one family of color', 'The five-minute eye'],
  },
} as const;
export const SAMPLE_WORD = 'Sample';

export const ARTISTS_WORDS = {
  badge: 'Artists FREE!',
  note: 'These artists are samples: we made them up to show how booking will work. Booking opens a web search for real ones.',
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
  none: 'Nobody has rated this look yet.',
  unreachable: 'The ratings cannot be loaded right now.',
  yours: 'You gave it {count}. You may change your mind.',
  try: 'Try it on',
} as const;

export const TRENDS_WORDS = {
  note: 'Picked by us, not counted: try one on, and undo it if it is not yours.',
  apply: 'Apply {title}',
  applyButton: 'Apply',
  keywords: 'In a few words',
} as const;
