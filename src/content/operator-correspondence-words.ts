/** The words of what operators read: applications, subscribers of the newsletter, pages that broke. */

import type { ApplicationState } from '#domain/affiliate/application.ts';
import type { TicketState } from '#domain/support/support.ts';

export const TICKET_STATE_WORDS: Readonly<Record<TicketState, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

/** What the button says that moves a message there. */
export const TICKET_MOVES: Readonly<Record<TicketState, string>> = {
  open: 'Reopen',
  answered: 'Mark as answered',
  closed: 'Close',
};

export const APPLICATION_STATE_WORDS: Readonly<Record<ApplicationState, string>> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
};

export const APPLICATION_MOVES: Readonly<Record<ApplicationState, string>> = {
  open: 'Reopen',
  accepted: 'Accept',
  declined: 'Decline',
};

export const STATES_WORDS = { label: 'Show', moveNamed: '{move}: {name}' } as const;

export const APPLICATIONS_WORDS = {
  title: 'Applications',
  lead: 'For the affiliate partnership, the newest first. Your decision stays here: tell people by email.',
  none: 'No applications here',
  noneAdvice: 'Applications from the affiliate page appear here and stay for two years.',
  failed: 'We couldn’t load the applications',
  older: 'Older applications',
  website: 'Website',
  following: 'Following',
  content: 'Content',
  notSaid: 'Not said',
  reply: 'Reply by email',
  replySubject: 'Your application to the Lookglass affiliate partnership',
} as const;

export const SUBSCRIBERS_WORDS = {
  title: 'Subscribers',
  lead: 'Who gets the newsletter. An issue is sent from the server’s console: npm run operator -- newsletter.',
  none: 'No subscribers yet',
  noneAdvice: 'People who enter their address and open the link in our email appear here.',
  failed: 'We couldn’t load the subscribers',
  older: 'Earlier subscribers',
  confirmed: 'Confirmed',
  pending: 'Waiting to confirm',
  from: 'from {source}',
  sources: 'Where they subscribed',
} as const;

export const PAGE_ERRORS_WORDS = {
  title: 'Page errors',
  lead: 'How pages broke in the last 30 days, the latest first. Nothing here says whom it happened to.',
  none: 'No page broke',
  noneAdvice: 'Pages that break report themselves here, without anything about the person.',
  failed: 'We couldn’t load the page errors',
  times: '{count} times',
  once: 'Once',
  version: 'Version {version}',
  first: 'First on {day}',
  last: 'Last on {day}',
  forget: 'Fixed, remove it',
} as const;
