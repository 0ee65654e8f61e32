/** What the skin analysis says about the numbers that it keeps, if a person wants that. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const HISTORY_WORDS = {
  title: 'Your history',
  /** What is kept, wherever that is. */
  what: 'To see what changes, keep the numbers of each analysis: when it was, the light, your score and up to 12 measures with their intervals. No picture, no map of your face.',
  places: 'Keep the numbers',
  nowhere: 'Don’t keep them',
  nowhereNote: 'Each analysis is gone when you close the page.',
  device: 'On this device',
  deviceNote: 'In this browser only, until you sign out.',
  account: 'With my account',
  accountNote: 'On our server, so they’re on every device where you sign in.',
  accountOffline: 'You’re offline, so your account can’t be reached.',
  accountSignedOut: 'Sign in first.',
  none: 'From now on, each analysis is kept.',
  count: '{count} analyses kept.',
  countOne: '1 analysis kept.',
  reading: 'Reading your history...',
  waiting: '{count} analyses wait on this device to be sent to your account.',
  waitingOne: '1 analysis waits on this device to be sent to your account.',
  onlyHere: '{count} on this device only',
  onlyHereOne: '1 on this device only',
  carryOver: 'Add to my account',
  withdrawn:
    'Your history was taken out of your account on another device. From now on, nothing more is sent.',
  sendNow: 'Try again',
  notKeptHere:
    'This browser can’t keep your numbers, so they stay with your account. Export them first, then delete them.',
  measure: 'Show',
  score: 'Skin score',
  chart: '{name} by day',
  heads: ['Day', 'Value, with its interval'],
  /** After a value, where both kinds are shown. */
  pointHere: '{text}, on this device only',
  legendAccount: 'With your account',
  legendHere: 'On this device only',
  more: 'A second analysis makes a chart of this.',
  same: 'The same as your own on {day}, within the intervals.',
  higher: 'Higher than your own on {day}, by more than the intervals.',
  lower: 'Lower than your own on {day}, by more than the intervals.',
  oneDay: 'Once you’ve measured on another day, you can see what has changed.',
  list: 'Every analysis',
  listScore: 'Score {score}',
  listNoScore: 'No score',
  listLight: 'light {light} of 100',
  listMore: 'Show all {count}',
  delete: 'Delete',
  deleteNamed: 'Delete the analysis of {moment}',
  export: 'Export',
  erase: 'Erase all',
  file: 'lookglass-skin-history.json',
} as const;

/** Said before what the server or the network said, by what was tried. */
export const HISTORY_TROUBLES = {
  read: 'Your account’s history couldn’t be read.',
  send: 'The measurements couldn’t be saved to your account, so they stay on this device.',
  agree: 'Nothing was changed.',
  leave: 'Nothing was deleted. Your history is still with your account.',
  bring: 'Nothing was deleted. Your history is still with your account.',
  erase: 'Nothing was erased.',
  delete: 'That analysis wasn’t deleted.',
} as const;

/** The questions about it, each with its answers. */
export const HISTORY_QUESTIONS = {
  cancel: 'Cancel',
  working: 'One moment...',
  agree: {
    title: 'Keep your history with your account?',
    about:
      'From now on, our server keeps the numbers of each analysis: when it was, how good the light was, your score, and up to 12 measures with their intervals.',
    promise:
      'No picture and no map of your face. No one else sees them, and no AI model. You can take this back here at any time, which deletes them there.',
    carry: 'This device has {count} analyses from before. Should we add them?',
    carryOne: 'This device has 1 analysis from before. Should we add it?',
    yes: 'Keep with my account',
    yesAll: 'Yes, all of them',
    yesOne: 'Yes, that too',
    yesNew: 'Only new ones',
  },
  leave: {
    title: 'Take your history out of your account?',
    about:
      'Your account then keeps nothing more about your skin, and what it has is deleted, for all your devices.',
    bring: 'Move it to this device',
    remove: 'Delete it',
  },
  erase: {
    title: 'Erase your skin history?',
    device: 'All numbers of your analyses are removed from this device. This can’t be undone.',
    account:
      'All numbers of your analyses are removed from your account and this device. This can’t be undone.',
    yes: 'Erase all',
    no: 'Keep them',
  },
} as const;

export const HISTORY_TOASTS = {
  erased: {
    title: 'History Erased',
    description: 'The numbers of your analyses are gone.',
    tone: 'default',
  },
  notErased: {
    title: 'Not Erased',
    description: 'Nothing was deleted. Please try again.',
    tone: 'destructive',
  },
  agreed: {
    title: 'With Your Account',
    description: 'The numbers of your analyses are kept with your account from now on.',
    tone: 'default',
  },
  moved: {
    title: 'On This Device',
    description: 'Your account no longer keeps anything about your skin.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
