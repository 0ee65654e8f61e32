/** The words of the landing page. */

import type { QuickLook } from './quick-looks.ts';

export const LANDING_PAGE = {
  title: 'Lookglass: try on makeup virtually',
  description:
    'A mirror in the browser: six makeup products on your own face, live. It’s free, there’s nothing to install, and nothing about your face leaves your device unless you send it.',
} as const;

export const HERO_WORDS = {
  title: 'Try On Makeup Virtually',
  lead: 'Your face, your light, every shade. Live in your browser, with nothing to install.',
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
  { figure: '468', what: 'facial landmarks, found in every frame' },
  { figure: '6', what: 'products, each with named shades and its own intensity' },
  { figure: '0', what: 'pictures of your face sent without your say' },
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
    text: 'Lipstick, blush, eyeshadow, liner, mascara and foundation, drawn on the exact frame you see. Skin keeps its texture, teeth and eyes stay bare, and nothing is secretly smoothed.',
  },
  {
    id: 'recommendations',
    title: 'AI Recommendations',
    text: 'The mirror measures the undertone of your skin, on your device, and shows colors that suit it. Pro recommends a whole look for your face, and says why.',
  },
  {
    id: 'looks',
    title: 'Save Your Looks',
    text: 'Save what suits you, find it on every device, and share it as a link. The link holds colors and intensities, never your picture.',
  },
];

export const FEATURES_TITLE = 'Try it, love it, save it';

export const PROMISE_WORDS = {
  title: 'Nothing about your face leaves your device unless you send it.',
  points: [
    {
      title: 'It all happens on your device',
      text: 'Finding your face and drawing on it both happen in your browser. Turn off the network, and the mirror keeps working.',
    },
    {
      title: 'No one else is watching',
      text: 'No request goes to another company: no trackers, no advertising, no fonts from elsewhere.',
    },
    {
      title: 'No filters, no retouching',
      text: 'Outside the makeup, every pixel is the camera’s own. What you see is you, wearing the lipstick.',
    },
  ],
  more: 'Read the full privacy notice',
} as const;

export const PRICING_WORDS = {
  title: 'The mirror is free. It stays free.',
  free: {
    name: 'Free',
    price: '$0',
    per: 'for as long as you like',
    note: 'No account and no card needed.',
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
