import type { SupportCategory, SupportPriority } from '#domain/support/support.ts';

/** The words of the support page. */
export const SUPPORT_WORDS = {
  title: 'How can we help?',
  lead: 'Most questions are answered in a minute. For everything else there is a person.',
  back: 'Back to the mirror',
  quickHelp: 'Quick help',
  formTitle: 'Write to us',
  formLead: 'You get a ticket number at once, and an answer by mail.',
  name: 'Name',
  email: 'Email',
  category: 'Category',
  chooseCategory: 'Choose…',
  priority: 'Priority',
  subject: 'Subject',
  message: 'Message',
  messageHint:
    'What did you do, what happened, and on which device? Please send no pictures of your face.',
  submit: 'Send Message',
  busy: 'Sending…',
  sentTitle: 'We have your message',
  sent: 'Your ticket is {ticket}. We sent a confirmation to {email}.',
  another: 'Write another message',
  responseTimes: 'Response times',
  faq: 'Frequently asked',
  otherWays: 'Other ways to reach us',
  mail: 'By mail',
  mailHint: 'The same people read it.',
  refunds: 'Refunds',
  refundsHint: 'Within 30 days of a purchase; a cancellation is processed within 24 hours.',
  security: 'Found a security hole?',
  securityHint: 'Write with the subject Security: it goes ahead of everything.',
} as const;

export const CATEGORY_WORDS: Readonly<Record<SupportCategory, string>> = {
  technical: 'Technical problem',
  billing: 'Billing and subscription',
  features: 'How something works',
  bug: 'Report a bug',
  feedback: 'Feedback',
  other: 'Something else',
};

export const PRIORITY_WORDS: Readonly<Record<SupportPriority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
};

export const SUPPORT_PROBLEMS = {
  name: 'Please enter your name.',
  category: 'Please choose what it is about.',
  subject: 'Please enter a subject.',
  message: 'Please write what we can do for you.',
} as const;
