/**
 * Every toast of the site, by its name; a panel's own stand with the panel's words (`content/panels`) and load
 * with them.
 */

import { ACCOUNT_TOASTS } from './toasts/account-toasts.ts';
import { LOOKS_TOASTS } from './toasts/looks-toasts.ts';
import { MIRROR_TOASTS } from './toasts/mirror-toasts.ts';
import { OPERATOR_TOASTS } from './toasts/operator-toasts.ts';
import { OUTREACH_TOASTS } from './toasts/outreach-toasts.ts';
import { PAYMENT_TOASTS } from './toasts/payment-toasts.ts';
import { SIGN_IN_TOASTS } from './toasts/sign-in-toasts.ts';
import { SITE_TOASTS } from './toasts/site-toasts.ts';

export type { ToastWords } from './toasts/toast-words.ts';

export const TOASTS = {
  ...MIRROR_TOASTS,
  ...LOOKS_TOASTS,
  ...ACCOUNT_TOASTS,
  ...SIGN_IN_TOASTS,
  ...PAYMENT_TOASTS,
  ...OUTREACH_TOASTS,
  ...OPERATOR_TOASTS,
  ...SITE_TOASTS,
} as const;

export type ToastName = keyof typeof TOASTS;
