/** The words of the landing page. */

import type { QuickLook } from './quick-looks.ts';

export const LANDING_PAGE = {
  title: 'Lookglass: try on makeup virtually',
  description:
    'A mirror in the browser: six makeup products on your own face, live. Free, with nothing to install, and nothing about your face leaves your device.',
} as const;

export const HERO_WORDS = {
  title: 'Try On Makeup Virtually',
  lead: 'Your face, your light, every shade. Live in the browser, with nothing to install.',
  tryFree: 'Try Free Now',
  createAccount: 'Create Account',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
} as const;

export const COMPARE_WORDS = {
  /** The look that the model wears at first. */
  start: 'bold' satisfies QuickLook['id'],
  picture: 'The drawn model, bare on the left and made up on the right',
  handle: 'Before and after',
  handleText: '{share}% bare',
  bare: 'Bare',
  looks: 'The look in the mirror',
  hint: 'Drag to compare',
} as const;

export interface Figure {
  readonly figure: string;
  readonly what: string;
}

/** Only what can be counted. */
export const FIGURES: readonly Figure[] = [
  { figure: '468', what: 'facial landmarks, found anew in each frame' },
  { figure: '6', what: 'products, each in shades with names and a strength of its own' },
  { figure: '0', what: 'pictures of your face sent to anybody' },
];

export interface Feature {
  readonly id: 'mirror' | 'recommendations' | 'looks';
  readonly title: string;
  readonly text: string;
}

export const FEATURES: readonly Feature[] = [
  {
    id: 'mirror',
    title: 'Real-Time Try-On',
    text: 'Lipstick, blush, eyeshadow, liner, mascara and foundation, drawn on the very frame that you see. Skin keeps its texture, teeth and eyes stay bare, and nothing is smoothed behind your back.',
  },
  {
    id: 'recommendations',
    title: 'AI Recommendations',
    text: 'The mirror measures the undertone of your skin, on your device, and shows colours that suit it. Recommendations for a whole look come with Pro.',
  },
  {
    id: 'looks',
    title: 'Save Your Looks',
    text: 'Keep what suits you, find it again on every device, and pass it on as a link. The link holds colours and strengths, never your picture.',
  },
];

export const FEATURES_TITLE = 'See it, suit it, keep it';

export const PROMISE_WORDS = {
  title: 'Nothing about your face leaves your device.',
  points: [
    {
      title: 'It is worked out where you are',
      text: 'Finding your face and drawing on it both happen in your browser. Switch the network off, and the mirror goes on.',
    },
    {
      title: 'No stranger is in the room',
      text: 'Not one request goes to another company: no trackers, no advertising, no fonts from elsewhere.',
    },
    {
      title: 'You are not improved on',
      text: 'Outside the makeup, every pixel is the camera’s own. What you see is you, with the lipstick on.',
    },
  ],
  more: 'Read the whole of it',
} as const;

export const PRICING_WORDS = {
  title: 'The mirror is free. It stays free.',
  free: {
    name: 'Free',
    price: '$0',
    per: 'for as long as you like',
    note: 'No account needed, no card asked for.',
    action: 'Open the mirror',
  },
  proPrice: 'Monthly Pro',
  includes: 'With it:',
  upgrade: 'Upgrade to Pro',
  promise: '30-day money-back guarantee. Cancel anytime.',
} as const;

export const QUESTIONS_TITLE = 'Before you look';

/** Which of the questions are asked here, in this order. */
export const QUESTIONS: readonly string[] = [
  'Do I need an account?',
  'Is my face or my video sent anywhere?',
  'Which devices and browsers work?',
  'Can I use a photo instead of the camera?',
  'Why does a shade look different on me than on the screen?',
  'What does Pro cost, and how do I cancel?',
];

export const MORE_QUESTIONS = 'More answers';

export const CLOSING_WORDS = {
  title: 'Ready to transform your look?',
  action: 'Start Your Makeover',
} as const;
