/** The words of the newsletter's own pages. */

export const NEWSLETTER_WORDS = {
  title: 'Beauty, in your inbox',
  lead: 'About twice a month: a technique worth learning, shades worth trying, and what’s new in the mirror.',
  submit: 'Subscribe',
  busy: 'Subscribing…',
  promises: [
    'You confirm first, so no one else can sign you up.',
    'Unsubscribe with one click, from any email.',
    'No tracking pixels and no third-party ads.',
  ],
  allSetTitle: "You're All Set",
  allSet: 'One last step: open the link we sent to {email} to confirm.',
  allSetHint: 'Don’t see it after a few minutes? Check your spam folder.',
  another: 'Use another address',
  read: 'Read the blog in the meantime',
} as const;

export const CONFIRMATION_WORDS = {
  working: 'Confirming your subscription…',
  doneTitle: 'You’re subscribed',
  done: 'Your subscription is confirmed. Watch your inbox for the next newsletter.',
  read: 'Read the latest',
  expiredTitle: 'This link no longer works',
  expired: 'It may be more than 7 days old or incomplete, or you may have unsubscribed since then.',
  again: 'Subscribe again',
  failedTitle: 'We couldn’t confirm your subscription',
  retry: 'Try Again',
} as const;

export const UNSUBSCRIBE_PAGE_WORDS = {
  title: 'Unsubscribe from the newsletter?',
  lead: 'We’ll stop writing and delete your address right away.',
  submit: 'Unsubscribe',
  busy: 'Unsubscribing…',
  stay: 'Stay subscribed and go to the mirror',
  doneTitle: 'You’re unsubscribed',
  done: 'We won’t send you another newsletter, and we’ve deleted your address. Thanks for reading.',
  back: 'Back to the mirror',
  brokenTitle: 'This link is incomplete',
  broken: 'Please open it from the email again, or write to {email}.',
} as const;
