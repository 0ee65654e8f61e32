import type { ToastWords } from './toast-words.ts';

/** Toasts: plans, payments and what ends. */
export const PAYMENT_TOASTS = {
  subscriptionCancelled: {
    title: 'Subscription Cancelled',
    description: 'Your Pro subscription has been cancelled successfully.',
    tone: 'default',
  },
  cancellationFailed: {
    title: 'Cancellation Failed',
    description: 'Failed to cancel subscription. Please try again.',
    tone: 'destructive',
  },
  subscriptionResumed: {
    title: 'Subscription Resumed',
    description: 'Your Pro subscription continues and renews as before.',
    tone: 'default',
  },
  resumingFailed: {
    title: 'Resuming Failed',
    description: 'Failed to resume subscription. Please try again.',
    tone: 'destructive',
  },
  invoiceNotDownloaded: {
    title: 'Download Failed',
    description: 'Failed to download the invoice. Please try again.',
    tone: 'destructive',
  },
  loginRequired: {
    title: 'Login Required',
    description: 'Please sign in to subscribe to monthly Pro.',
    tone: 'destructive',
  },
  loginRequiredForYear: {
    title: 'Login Required',
    description: 'Please sign in to subscribe to yearly Pro.',
    tone: 'destructive',
  },
  loginRequiredForCard: {
    title: 'Login Required',
    description: 'Please sign in to change your payment method.',
    tone: 'destructive',
  },
  paymentSetupFailed: {
    title: 'Setup Error',
    description: 'Failed to set up payment. Please try again.',
    tone: 'destructive',
  },
  paymentDeclined: {
    title: 'Payment Failed',
    description: 'Your card was declined.',
    tone: 'destructive',
  },
  paymentFailed: {
    title: 'Payment Error',
    description: 'Something went wrong. Please try again.',
    tone: 'destructive',
  },
  subscriptionActivated: {
    title: 'Subscription Activated!',
    description: 'All Pro features are unlocked.',
    tone: 'default',
  },
  passBought: {
    title: 'Payment Successful!',
    description: 'You now have 1 hour of Pro Artists Chat access.',
    tone: 'default',
  },
  passEnded: {
    title: 'Your hour is over',
    description: 'Pro Artists Chat has closed. It opens again with another hour or with Pro.',
    tone: 'default',
  },
  passNotCleared: {
    title: 'Pass Not Cleared',
    description: 'The pass is still there. Please try again.',
    tone: 'destructive',
  },
  proEnded: {
    title: 'Your Pro access has ended',
    description: 'Pro features are closed now. The mirror and your looks stay as they are.',
    tone: 'default',
  },
  paymentMethodChanged: {
    title: 'Payment Method Changed',
    description: 'We’ll charge renewals to your new card from now on.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
