/** The words of the newsletter's own pages. */

export const NEWSLETTER_WORDS = {
  title: 'Beauty, in your inbox',
  lead: 'About twice a month: a technique worth learning, shades worth trying, and what is new in the mirror.',
  submit: 'Subscribe',
  busy: 'Subscribing…',
  promises: [
    'You confirm first: nobody else can subscribe you.',
    'One click ends it, from any mail.',
    'No picture that tells us you opened it, and no advertising of others.',
  ],
  allSetTitle: "You're All Set",
  allSet: 'One last step: follow the link that we sent to {email}. Then it is really yours.',
  allSetHint: 'Nothing there after a few minutes? Look among the junk mail.',
  another: 'Use another address',
  read: 'Read the blog meanwhile',
} as const;

export const CONFIRMATION_WORDS = {
  working: 'Confirming your subscription…',
  doneTitle: 'You are in',
  done: 'Your subscription is confirmed. The next letter comes to you.',
  read: 'Read the latest',
  expiredTitle: 'This link is no longer good',
  expired:
    'It is older than 7 days, or lost a piece on its way, or the subscription was ended since.',
  again: 'Subscribe again',
  failedTitle: 'We could not confirm it',
  retry: 'Try Again',
} as const;

export const UNSUBSCRIBE_PAGE_WORDS = {
  title: 'Leave the newsletter?',
  lead: 'We stop writing and forget your address at once.',
  submit: 'Unsubscribe',
  busy: 'Unsubscribing…',
  stay: 'Stay, and go to the mirror',
  doneTitle: 'You are out',
  done: 'No further letter comes, and your address is forgotten. Thank you for having read us.',
  back: 'Back to the mirror',
  brokenTitle: 'This link is not complete',
  broken:
    'It lost a piece on its way. Please open it from the mail once more, or write to {email}.',
} as const;
