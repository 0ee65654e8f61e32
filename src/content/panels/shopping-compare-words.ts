/** The words of comparing products. */

import type { ToastWords } from '#content/toasts/toast-words.ts';

export const COMPARE_TOASTS = {
  limit: {
    title: 'Comparison Limit',
    description: 'You can compare up to 3 products at a time.',
    tone: 'destructive',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
