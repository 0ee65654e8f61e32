/** The words of what operators read of support. */

export const TICKETS_WORDS = {
  title: 'Messages',
  lead: 'What people wrote to support, the latest first. Answers go out from your own mailbox.',
  none: 'Nobody has written yet',
  noneAdvice: 'Messages from the support page will stand here for two years.',
  failed: 'The messages could not be loaded',
  failedAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try Again',
  older: 'Older messages',
  loading: 'Loading...',
  from: '{name}, {email}',
  reply: 'Answer by mail',
  replySubject: '{subject} ({number})',
  lookUp: 'Look the customer up',
  lookUpNamed: 'Look the customer up: {name}',
} as const;

export const DESK_WORDS = {
  views: 'What to look at',
  customers: 'Customers',
  messages: 'Messages',
} as const;
