/** The words of the Social Media Hub's analytics: how one's own public looks are used. */

import type { LookWay } from '#domain/looks/look-uses.ts';

export const LOOK_FIGURES_WORDS = {
  lead: 'How your public looks are doing, by day. Never who saw them.',
  period: 'Period',
  days: '{days} days',
  allLooks: 'All public looks',
  figures: {
    visits: { name: 'Visits', about: 'How often a look’s link was opened.' },
    applies: { name: 'Put on', about: 'How often a look was put on.' },
    likes: { name: 'Likes', about: 'Likes that were not taken back.' },
  },
  chart: '{figure} a day',
  dayHead: 'Day',
  ways: 'Where from',
  wayNames: { link: 'Your links', gallery: 'The gallery' } satisfies Readonly<
    Record<LookWay, string>
  >,
  wayVisits: {
    link: '{visits}, {applies} put on',
    gallery: '{applies} put on',
  } satisfies Readonly<Record<LookWay, string>>,
  looks: 'Your looks',
  facts: '{visits} · {applies} put on · {likes}',
  visits: { one: '1 visit', many: '{count} visits' },
  likes: { one: '1 like', many: '{count} likes' },
  listed: 'In the gallery',
  link: 'By link',
  private: 'Private now',
  quiet: 'Nothing was counted in these days.',
  loading: 'Loading your figures...',
  failed: 'We can’t load your figures right now.',
  tryAgain: 'Try Again',
  none: 'You have no public look yet',
  noneAdvice:
    'Save a look, make it public and share its link. From then on, visits, likes and how often it is put on are counted here.',
  saved: 'Go to My Saved Looks',
  promise:
    'We count sums for each day and nothing else: no account, no address. A visit counts once. Your own do not count, nor do those of browsers that ask not to be tracked.',
  unseen:
    'A link that holds the look itself, such as one from Share Look, never reaches our server. It can’t be counted.',
} as const;
