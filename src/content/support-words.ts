import type { SupportCategory, SupportPriority } from '#domain/support/support.ts';

/** The words of the support page. */
export const SUPPORT_WORDS = {
  title: 'How can we help?',
  lead: 'You’ll find most answers here. For everything else, write to us.',
  back: 'Back to the mirror',
  quickHelp: 'Quick help',
  formTitle: 'Write to us',
  formLead: 'You’ll get a ticket number right away and a reply by email.',
  name: 'Name',
  email: 'Email',
  category: 'Category',
  chooseCategory: 'Choose…',
  priority: 'Priority',
  subject: 'Subject',
  message: 'Message',
  messageHint:
    'What did you do, what happened, and on which device? Please don’t send pictures of your face.',
  submit: 'Send Message',
  busy: 'Sending…',
  sentTitle: 'We got your message',
  sent: 'Your ticket number is {ticket}. We sent a confirmation to {email}.',
  another: 'Write another message',
  responseTimes: 'Response times',
  faq: 'Frequently asked questions',
  otherWays: 'Other ways to reach us',
  mail: 'By email',
  mailHint: 'The same team reads it.',
  refunds: 'Refunds',
  refundsHint: 'Within 30 days of purchase. We process cancellations within 24 hours.',
  security: 'Found a security problem?',
  securityHint: 'Use the subject “Security.” We read those messages first.',
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
  category: 'Please choose a category.',
  subject: 'Please enter a subject.',
  message: 'Please tell us how we can help.',
} as const;
