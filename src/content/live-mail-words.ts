/** What a reminder of a live session says of when it begins, and the page that ends such mails. */

export const LIVE_MAIL_WORDS = {
  soon: '{host} goes live in {minutes} minutes: “{title}”.',
  inAMinute: '{host} goes live in about a minute: “{title}”.',
  now: '{host} is live now: “{title}”.',
} as const;

export const STOP_LIVE_REMINDERS_WORDS = {
  pageTitle: 'Stop reminders of live sessions · Lookglass',
  title: 'Stop reminders of live sessions?',
  lead: 'You won’t be reminded of any session that you asked for so far. You can ask again on a session’s page.',
  submit: 'Stop These Emails',
  busy: 'Stopping…',
  stay: 'Keep them and go to the mirror',
  doneTitle: 'You won’t get them anymore',
  done: 'We won’t write to you about live sessions again unless you ask for it.',
} as const;
