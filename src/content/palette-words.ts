import type { SitePath } from '#content/menus.ts';

/** The words of the command palette. */

import { MENU_WORDS } from './menu-words.ts';

export const PALETTE_WORDS = {
  title: MENU_WORDS.search,
  field: 'Search pages, panels, looks and shades',
  placeholder: 'Find a page, a look or a shade',
  results: 'Results',
  nothing: 'No results for “{query}”.',
  countOne: '1 result',
  countMany: '{count} results',
  close: 'Close',
  pro: 'PRO',
  groups: {
    actions: 'Do',
    looks: 'Looks',
    shades: 'Shades',
    panels: 'Panels',
    pages: 'Pages',
    help: 'Help',
  },
  savedLook: 'Saved look',
  theme: 'Theme: {name}',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset the look',
  startCamera: 'Start Camera',
  stopCamera: 'Stop Camera',
  drawnModel: 'Try the drawn model',
  capture: 'Capture Look',
  save: 'Save Look',
  share: 'Copy a link to this look',
  helpChat: 'Ask the Beauty AI Assistant',
  upgrade: 'Compare Free and Pro',
} as const;

/** Other words that something may be looked for by. */
export const PALETTE_KEYWORDS = {
  theme: ['dark', 'light', 'appearance'],
  camera: ['webcam', 'video', 'mirror'],
  capture: ['photo', 'picture', 'download', 'snapshot'],
  share: ['link', 'send'],
  help: ['support', 'question', 'faq', 'chat'],
  upgrade: ['upgrade', 'pro', 'price', 'plans', 'subscribe'],
  look: ['look', 'quick look'],
  savedLook: ['look', 'saved', 'my'],
  page: ['page', 'go to'],
} as const;

interface PalettePage {
  readonly path: SitePath;
  readonly label: string;
  /** Whether it is of no use to people who are signed in. */
  readonly onlySignedOut?: boolean;
}

/** Pages that are worth going to from anywhere, in this order. */
export const PALETTE_PAGES: readonly PalettePage[] = [
  { path: '/', label: 'The mirror' },
  { path: '/my-saved-looks', label: 'My Saved Looks' },
  { path: '/my-activity', label: 'My Activity' },
  { path: '/account-settings', label: 'Account Settings' },
  { path: '/login', label: 'Sign In', onlySignedOut: true },
  { path: '/signup', label: 'Sign Up', onlySignedOut: true },
  { path: '/professional-artist-signup', label: 'Sign up as a makeup artist' },
  { path: '/beauty-tips-blog', label: 'Beauty Tips Blog' },
  { path: '/newsletter-subscription', label: 'Newsletter' },
  { path: '/contact-support', label: 'Contact Support' },
  { path: '/affiliate-partnership', label: 'Partnership Program' },
  { path: '/landing', label: 'What Lookglass is' },
  { path: '/terms', label: 'Terms & Conditions' },
  { path: '/privacy', label: 'Privacy' },
];
