/** What a mail says of each wish that changed, and the page that ends such mails. */

export const WISH_MAIL_WORDS = {
  cheaper: '{product}: now {price}, {before} before.',
  'in-stock-again': '{product}: in stock again, for {price}.',
  more: 'And {count} more.',
} as const;

export const STOP_WISH_MAILS_WORDS = {
  pageTitle: 'Stop emails about wishes · Lookglass',
  title: 'Stop emails about your wishlist?',
  lead: 'Your wishlist stays as it is. You can turn these emails on again there.',
  submit: 'Stop These Emails',
  busy: 'Stopping…',
  stay: 'Keep them and go to the mirror',
  doneTitle: 'You won’t get them anymore',
  done: 'We won’t write to you about your wishlist again unless you ask for it.',
} as const;
