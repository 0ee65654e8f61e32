/** The words of the screen that replaces everything during maintenance, and of its switches. */

import type { PageWords } from './pages.ts';

export const MAINTENANCE_PAGE: PageWords = {
  title: 'Under Maintenance · Lookglass',
};

export const MAINTENANCE_WORDS = {
  title: 'Under Maintenance',
  soon: "We'll be back soon",
  thanks: 'Thank you for your patience while we make things better.',
  byItself: 'This page will reopen on its own.',
  exit: 'Exit Maintenance Mode',
  adminAccess: 'Admin Access (Edit Mode)',
  toggleOn: 'Turn maintenance mode on',
  toggleOff: 'Turn maintenance mode off',
  bypassOn: 'Hide the maintenance screen for me',
  bypassOff: 'See the maintenance screen as users do',
  badge: 'Admin Mode - Users see maintenance page',
  close: 'Close',
  operatorsOnly: 'This account isn’t an operator account.',
  signIn: 'Operator sign-in',
  signInReason: 'Sign in with an operator account to continue.',
  adminKey: 'Admin key',
  adminKeyMissing: 'Please enter the admin key.',
  adminKeyHint:
    'This service needs its admin key as a second factor. We ask once and keep it only until you leave or reload this page.',
  operator: 'Operator',
  controls: 'For operators',
  analytics: 'Analytics',
  askOn: 'Turn maintenance mode on?',
  askOnDetail:
    'Everyone except operators sees the maintenance screen right away, even in the middle of something, until you turn it off again.',
  askOff: 'Turn maintenance mode off?',
  askOffDetail: 'The app opens again for everyone.',
  turnOn: 'Turn On',
  turnOff: 'Turn Off',
  cancel: 'Cancel',
  busy: 'One moment...',
  failed: 'That didn’t work. Please try again.',
} as const;
