/** The words of buying a product. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const BUY_WORDS = {
  sample: 'This is a sample of an invented brand. No shop sells it.',
  noLink: 'We can’t take you to a shop yet.',
} as const;

export const BUY_TOASTS = {
  unavailable: {
    title: 'Not for Sale',
    description: '{reason}',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
