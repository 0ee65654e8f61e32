/** The words of the wishlist. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const WISHLIST_WORDS = {
  total: '{products}, total price',
  list: 'Products you wish for',
  empty: 'Your wishlist is empty',
  emptyAbout: 'Press the heart of a product, and it waits for you here.',
  toMatch: 'Find Products',
  undo: 'Undo',
  undoOtherWay: 'Press the heart of the product again.',
  remove: 'Remove {name} from your wishlist',
  removeGone: 'Remove a product that is no longer in the catalog',
  again: 'In your bag, to buy again',
  tryOn: 'Try {name}',
  mails: 'Write to me when one gets cheaper',
  mailsAbout:
    'Or is in stock again. One email for each change; every one has a link that ends them.',
  mailsSignedOut: 'Sign in first: the email goes to your account’s address.',
  mailsUnverified: 'Verify your email address first, in Account Settings.',
  mailsOffline: 'You’re offline, so this can’t be changed now.',
} as const;

/** The specification's first two. */
export const WISHLIST_TOASTS = {
  added: {
    title: 'Added to Wishlist',
    description: '{shade} is on your wishlist.',
    tone: 'default',
  },
  removed: {
    title: 'Removed from Wishlist',
    description: '{shade} is no longer on your wishlist.',
    tone: 'default',
  },
  full: {
    title: 'Wishlist Full',
    description: 'A wishlist holds {count} products. Remove one first.',
    tone: 'destructive',
  },
  mailsOn: {
    title: 'Emails On',
    description: 'We’ll write when a wish gets cheaper or is in stock again.',
    tone: 'default',
  },
  mailsOff: {
    title: 'Emails Off',
    description: 'We won’t write to you about your wishlist.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
