/** The words of the page on which operators help customers. */

import type { Scope } from '#domain/access/features.ts';
import type { PaidPlan } from '#domain/access/plan.ts';
import type { PricedPlan } from '#domain/pricing/prices.ts';

export const OPERATOR_PAGE_WORDS = {
  title: 'Customer Care',
  back: 'Back to the mirror',
  lead: 'Everything you look up or do here is recorded with your name and your reason.',
  loading: 'Loading...',
  close: 'Close',
  notForYou: 'This page is for operators',
  notForYouAdvice: 'Your account doesn’t have the operator role.',
  totpNeeded: 'Add an authenticator app first',
  totpNeededAdvice:
    'Operators of this service need one. Add it in Account Settings, then come back.',
  toSettings: 'Account Settings',
  toStudio: 'Back to the mirror',
} as const;

export const SEARCH_WORDS = {
  label: 'Find a customer',
  hint: 'Email, name, account ID, invoice number or payment ID.',
  tooShort: 'Enter at least three characters.',
  submit: 'Search',
  searching: 'Searching...',
  results: 'Found',
  nobody: 'No customers found',
  nobodyAdvice: 'Try the full email address or an invoice number.',
  failed: 'The search didn’t work',
  failedAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try Again',
} as const;

export const CUSTOMER_KIND_WORDS = {
  account: 'Account',
  guest: 'Guest without an account',
  erased: 'Erased account',
} as const;

export const CUSTOMER_WORDS = {
  failed: 'We couldn’t load this customer',
  failedAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try Again',
  pro: 'Pro',
  id: 'ID',
  email: 'Email',
  verified: '{email} (confirmed)',
  unverified: '{email} (not confirmed)',
  since: 'Since',
  type: 'Account type',
  role: 'Role',
  totp: 'Authenticator app',
  yes: 'Yes',
  no: 'No',
  personal: 'Personal',
  professional: 'Makeup artist',
  user: 'Customer',
  operator: 'Operator',
} as const;

export const PLAN_LINE_WORDS = {
  label: 'Plan',
  free: 'Free',
  monthly: 'Pro, monthly',
  yearly: 'Pro, yearly',
  isPro: 'Pro',
  isNotPro: 'Not Pro',
  until: '{plan}, {status}, until {date}',
  status: {
    none: 'no subscription',
    active: 'active',
    past_due: 'payment due',
    cancelled: 'canceled',
    ended: 'ended',
  },
} as const satisfies Readonly<Record<PaidPlan | 'free', string>> &
  Readonly<Record<string, unknown>>;

export const PAYMENT_KIND_WORDS: Readonly<Record<PricedPlan, string>> = {
  monthly: 'Pro, one month',
  yearly: 'Pro, one year',
  hourly: 'Hourly pass',
};

export const PAYMENTS_WORDS = {
  title: 'Payments',
  none: 'No payments.',
  refunded: '{amount} refunded',
  card: '{brand} ending in {last4}',
  refund: 'Refund',
  refundNamed: 'Refund {amount} of {date}',
  status: {
    open: 'Not paid',
    processing: 'Processing',
    succeeded: 'Paid',
    failed: 'Failed',
    refunded: 'Refunded',
    disputed: 'Disputed',
  },
} as const;

export const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  pro: 'All of Pro',
  'pro-artists-chat': "The artists' chat",
};

export const ENTITLEMENTS_WORDS = {
  title: 'Access',
  none: 'Nothing paid for or granted.',
  period: '{from} to {until}',
  inForce: 'Active',
  over: 'Ended',
  toCome: 'Upcoming',
  revoked: {
    refund: 'Ended by a refund',
    dispute: 'Ended by a dispute',
    operator: 'Revoked by an operator',
  },
  source: { subscription: 'Subscription', pass: 'Hourly pass', grant: 'Granted' },
  grant: 'Grant access',
  revoke: 'Revoke',
  revokeNamed: 'Revoke {scope}, {source}, until {date}',
} as const;

export const RECORD_WORDS = {
  title: 'Record',
  description: 'What was done to this account, and by it. No one can change this record.',
  none: 'No entries.',
  console: 'On the server',
  unknown: 'An erased account',
  itself: 'The account itself',
  times: '{count} times',
  actions: {
    operator_granted: 'Made an operator',
    operator_revoked: 'No longer an operator',
    totp_enabled: 'Added an authenticator app',
    totp_disabled: 'Removed the authenticator app',
    provider_linked: 'Added a sign-in provider',
    account_exported: 'Exported the account',
    account_deleted: 'Deleted the account',
    maintenance_enabled: 'Turned maintenance on',
    maintenance_disabled: 'Turned maintenance off',
    customers_searched: 'Searched for customers',
    customer_viewed: 'Viewed the customer',
    tickets_read: 'Read messages to support',
    ticket_changed: 'Changed the state of a message',
    applications_read: 'Read applications',
    application_decided: 'Decided on an application',
    subscribers_read: 'Read who gets the newsletter',
    access_granted: 'Granted access',
    access_revoked: 'Revoked access',
    refund_requested: 'Requested a refund',
    refund_made: 'Refund made',
    refund_failed: 'Refund refused',
    refund_unanswered: 'No answer about the refund yet',
    subscription_ended: 'Ended the subscription',
    newsletter_released: 'Sent an issue of the newsletter',
    product_registered: 'Added a product to the register',
    product_corrected: 'Corrected a product in the register',
    retailer_links_changed: 'Changed where Buy leads for a shop',
    live_stream_ended: 'Ended a live session',
    reports_read: 'Read reports',
    report_dismissed: 'Dismissed a report',
    content_hidden: 'Hid what was reported',
    content_shown: 'Showed again what was hidden',
    restrictions_read: 'Read the restrictions',
    person_restricted: 'Restricted a person',
    restriction_lifted: 'Lifted a restriction',
    retailer_sales_taken: 'Took a shop’s report of sales',
  } as Readonly<Partial<Record<string, string>>>,
} as const;

export const REASON_WORDS = {
  label: 'Reason',
  hint: 'Kept for ten years. Say what happened, not who the customer is.',
  missing: 'Enter a reason of five characters or more.',
  cancel: 'Cancel',
} as const;

export const REFUND_WORDS = {
  title: 'Refund {amount}?',
  description: '{kind} of {date}. The money goes back the way it was paid. You can’t undo this.',
  amount: 'Amount in dollars',
  amountWrong: 'Enter an amount from 0.01 to {most}, such as 19.99.',
  endSubscription: 'End the subscription now so it isn’t charged again',
  submit: 'Refund',
  busy: 'Refunding...',
} as const;

export const GRANT_WORDS = {
  title: 'Grant access',
  description: 'It starts now, costs nothing and ends on its own.',
  scope: 'What',
  period: 'For how long',
  submit: 'Grant',
  busy: 'Granting...',
} as const;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** For how long access can be granted, in milliseconds. */
export const GRANT_PERIODS = [
  { value: String(HOUR_MS), label: 'One hour' },
  { value: String(DAY_MS), label: 'One day' },
  { value: String(7 * DAY_MS), label: 'A week' },
  { value: String(30 * DAY_MS), label: '30 days' },
  { value: String(365 * DAY_MS), label: 'A year' },
] as const;

export const REVOKE_WORDS = {
  title: 'Revoke access?',
  description:
    '{scope} ends right away. Nothing is refunded, and a subscription continues: its next payment gives access again. To end both, refund the payment.',
  submit: 'Revoke',
  busy: 'Revoking...',
} as const;
