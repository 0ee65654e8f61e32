import type { ToastWords } from './toast-words.ts';

/** Toasts: the site itself. */
export const SITE_TOASTS = {
  newVersion: {
    title: 'New Version Ready',
    description: 'Reload whenever you like. Your look stays as it is.',
    tone: 'default',
  },
  notLoaded: {
    title: 'Not Loaded',
    description: 'We couldn’t load this. Check your connection, then try again.',
    tone: 'destructive',
  },
  vipWelcome: {
    title: 'Welcome to VIP!',
    description: 'Your VIP membership is now active.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
