/** The words of buying a product. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const BUY_WORDS = {
  sample: 'This is a sample of an invented brand. No shop sells it.',
  outOfStock: 'No shop has it in stock right now.',
  noAddress: 'The shop’s address isn’t secure, so we don’t link to it.',
} as const;

export const BUY_TOASTS = {
  redirecting: {
    title: 'Redirecting to Store',
    description: '{retailer} opens in a new tab. We may earn a commission on what you buy there.',
    tone: 'default',
  },
  unavailable: {
    title: 'Not for Sale',
    description: '{reason}',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
