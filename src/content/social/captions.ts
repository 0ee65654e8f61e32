/** What captions of a look are made of (see domain/social/caption.ts). */

import type { CaptionPhrases, Occasion } from '#domain/social/caption.ts';

export const OCCASION_LABELS: Readonly<Record<Occasion, string>> = {
  everyday: 'Everyday',
  work: 'Work',
  date: 'Date',
  party: 'Party',
  wedding: 'Wedding',
  holiday: 'Holiday',
};

export const CAPTION_PHRASES: CaptionPhrases = {
  openings: {
    everyday: [
      'Nothing special today, just a good face.',
      'Five minutes and one mirror.',
      'My everyday, but awake.',
      'Coffee first, then this.',
      'An ordinary day deserves a look, too.',
    ],
    work: [
      'Ready for the first meeting.',
      'Camera on, face on.',
      'A look that lasts until five.',
      'My desk, my deadline, my lipstick.',
      'Neat enough for work, fun enough for me.',
    ],
    date: [
      'Candles will do the rest.',
      'Table for two, look for one.',
      'I was early, so I did my makeup twice.',
      'Tonight I’m the one being looked at.',
      'First date or hundredth, same nerves.',
    ],
    party: [
      'Out of the house at last.',
      'The playlist is loud and so is this.',
      'Made for flash photos.',
      'Dressed down, made up.',
      'I came for the dancing.',
    ],
    wedding: [
      'Not the bride, but close.',
      'Made to survive happy tears.',
      'Guest of honor in my own mirror.',
      'Something borrowed, something blended.',
      'For a day with a lot of photos.',
    ],
    holiday: [
      'Out of office, into color.',
      'Sun, salt and this.',
      'Packed light, painted bright.',
      'The season’s good mood, on a face.',
      'One suitcase, one look.',
    ],
  },
  products: {
    lipstick: {
      named: [
        'On my lips: {shade}, {finish}.',
        '{shade} is the lipstick, and it’s {finish}.',
        'The lip is {shade}, and the finish is {finish}.',
      ],
      unnamed: [
        'The lip is a color I mixed myself, and it’s {finish}.',
        'My own lip color, {finish}.',
      ],
    },
    blush: {
      named: [
        '{shade} on the cheeks, high up.',
        'A flush of {shade}.',
        'Blush: {shade}, blended until it looked like mine.',
      ],
      unnamed: ['A blush I mixed myself.', 'Cheeks in a color of my own.'],
    },
    eyeshadow: {
      named: [
        'Lids in {shade}, {finish}.',
        '{shade} across the lids.',
        'For the eyes I took {shade} and kept blending.',
      ],
      unnamed: ['Three shadows of my own, blended.', 'The lids are my own mix, {finish}.'],
    },
    eyeliner: {
      named: [
        'Liner in {shade}, drawn in one go.',
        'A line of {shade} to finish.',
        '{shade} along the lashes.',
      ],
      unnamed: ['A liner color that’s mine alone.', 'The line is my own color.'],
    },
    mascara: {
      named: ['And {shade} on the lashes.', 'Lashes: {shade}.'],
      unnamed: ['And mascara, always.'],
    },
    foundation: {
      named: [
        'Skin in {shade}, thin enough to look like skin.',
        'A little {shade} to even things out.',
        'Base: {shade}.',
      ],
      unnamed: ['A base that matches me.', 'Just enough base to even things out.'],
    },
  },
  bare: [
    'No makeup at all, and that’s the look.',
    'Bare face, good light.',
    'Nothing on, on purpose.',
  ],
  lipFinishes: { matte: 'matte', satin: 'satin', gloss: 'glossy', shimmer: 'shimmering' },
  eyeFinishes: { matte: 'matte', shimmer: 'with a shimmer' },
  endings: [
    'Would you wear it?',
    'Tried on in a mirror before I opened a single tube.',
    'Tell me what you’d change.',
    'Saving this one.',
  ],
};
