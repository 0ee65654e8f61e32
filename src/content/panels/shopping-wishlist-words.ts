/** The words of the wishlist. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const WISHLIST_TOASTS = {
  added: {
    title: 'Added to Wishlist',
    description: '{shade} is on your wishlist until you close this page.',
    tone: 'default',
  },
  removed: {
    title: 'Removed from Wishlist',
    description: '{shade} is no longer on your wishlist.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
