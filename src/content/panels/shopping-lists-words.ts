/** What the tabs Wishlist and My Bag both say. */

import type { ToastWords } from '#content/toasts.ts';

export const LISTS_WORDS = {
  products: '{count} products',
  product: '1 product',
  and: ' + ',
  /** Sums of currencies stand side by side. */
  notAdded: 'Currencies are not added up.',
  unpriced: '{count} without a price.',
  share: 'Share',
  undo: 'Undo',
  loading: 'Reading your products…',
  failed: 'The products couldn’t be read',
  failedAdvice: 'Your list is safe. Check your connection and try again.',
  retry: 'Try Again',
  gone: 'No longer in the catalog',
  goneAbout: 'No shop’s feed has this product anymore.',
  sampleSum: 'With sample prices of invented brands.',
  waiting: 'Kept on this device. It goes to your account when you’re online.',
  device: 'Kept on this device. Sign in to have it on your others too.',
  account: 'Kept with your account.',
  notLasting: 'This browser keeps nothing, so the list ends with this page. Sign in to keep it.',
  signIn: 'Sign In',
  signInReason: 'to keep your wishlist and your bag with your account',
  leftOut: '{count} of your products couldn’t be kept with your account.',
  trouble: {
    read: 'Your account couldn’t be read: {why}',
    send: 'Not with your account yet: {why}',
    mails: 'Nothing was changed: {why}',
  },
} as const;

export const SHARED_WORDS = {
  wishlist: 'A shared wishlist',
  bag: 'A shared bag',
  about: 'From a link that holds these products and nothing about a person.',
  back: { wishlist: 'To my wishlist', bag: 'To my bag' },
  unknown: '{count} of its products are not in this catalog.',
  unknownOne: '1 of its products is not in this catalog.',
  nothing: 'None of its products are in this catalog.',
  broken: 'This link is incomplete',
  brokenAbout: 'It may have been cut short on the way. Ask for it again.',
} as const;

export const SHARE_TOASTS = {
  copied: {
    title: 'Link Copied',
    description: 'It opens {count} products and says nothing about you.',
    tone: 'default',
  },
  copiedSome: {
    title: 'Link Copied',
    description:
      'It opens {count} products. {left} stay out of it: they’re typed in by hand, or don’t fit into a link.',
    tone: 'default',
  },
  notCopied: {
    title: 'Couldn’t Copy',
    description: 'Here is the link: {link}',
    tone: 'default',
  },
  nothing: {
    title: 'Nothing to Share',
    description: 'A link holds products of the catalog, and there are none here.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
