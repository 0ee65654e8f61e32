/** The words of the affiliate partnership's page. */

export const AFFILIATE_WORDS = {
  title: 'Recommend what you love, earn a share',
  lead: 'For people who write, film or post about makeup. Your readers try a shade in the mirror, and you earn when they buy it.',
  back: 'Back to the mirror',
  commissions: 'What you earn',
  commissionsNote:
    'Of the net price, once the return period is over. It never costs your readers more.',
  /** From when: no day is known yet. */
  begins:
    'Earning begins with our shop, once it holds products of stores that pay a share. We don’t have a contract yet with the stores named here, and bookings only open a web search. You can apply now, and we’ll write to you when it begins.',
  percent: '%',
  steps: 'How it works',
  formTitle: 'Apply',
  formLead: 'We review every application ourselves and reply within a week.',
  name: 'Name',
  email: 'Email',
  website: 'Website',
  socialFollowing: 'Social following',
  socialFollowingHint: 'Where, and about how many. For example: 12,000 on a video channel.',
  contentType: 'Content type',
  chooseContentType: 'Choose…',
  message: 'Message',
  messageHint: 'What you make and who it’s for.',
  submit: 'Submit Application',
  busy: 'Submitting…',
  sentTitle: 'We got your application',
  sent: 'We sent a confirmation to {email} and will reply within a week.',
  another: 'Send another application',
} as const;

export interface Commission {
  readonly partner: string;
  /** Share of the price, in percent; the specification's. */
  readonly percent: number;
  readonly words: string;
}

export const COMMISSIONS: readonly Commission[] = [
  { partner: 'Sephora', percent: 8, words: 'of what your readers buy there' },
  { partner: 'Ulta', percent: 6.5, words: 'of what your readers buy there' },
  { partner: 'Amazon', percent: 4, words: 'of beauty products bought there' },
  { partner: 'Artist booking', percent: 15, words: 'of a session booked through you' },
];

export const AFFILIATE_STEPS = [
  { title: 'Apply', words: 'Tell us who you are and what you make. It takes two minutes.' },
  {
    title: 'Share looks',
    words: 'Link to a look. Anyone who opens it wears it on their own face.',
  },
  { title: 'Earn', words: 'We count purchases, not people: no tracker follows your readers.' },
] as const;

export const CONTENT_TYPES = [
  'Blog or magazine',
  'Videos',
  'Social posts',
  'Podcast',
  'Newsletter',
  'Something else',
] as const;
