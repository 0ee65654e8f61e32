/** The words of what operators read of support. */

export const TICKETS_WORDS = {
  title: 'Messages',
  lead: 'Pro subscribers and makeup artists come first, then the newest messages. You reply from your own mailbox.',
  none: 'No messages here',
  noneAdvice: 'Messages from the support page appear here and stay for two years.',
  failed: 'We couldn’t load the messages',
  older: 'Older messages',
  senders: { pro: 'Pro', professional: 'Makeup artist' },
  from: '{name}, {email}',
  reply: 'Reply by email',
  replySubject: '{subject} ({number})',
  lookUp: 'Look up customer',
  lookUpNamed: 'Look up customer: {name}',
} as const;

/** What every list of the desk says. */
export const LIST_WORDS = {
  loading: 'Loading...',
  failedAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try Again',
} as const;

export const DESK_WORDS = {
  views: 'Views',
  customers: 'Customers',
  messages: 'Messages',
  reports: 'Reports',
  applications: 'Applications',
  subscribers: 'Subscribers',
  register: 'Register',
  catalog: 'Catalog',
  challenges: 'Challenges',
  errors: 'Page errors',
} as const;
