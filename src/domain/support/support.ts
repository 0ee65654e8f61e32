/** What a message to support says about itself; the specification's choices. */

export const SUPPORT_CATEGORIES = [
  'technical',
  'billing',
  'features',
  'bug',
  'feedback',
  'other',
] as const;
export type SupportCategory = (typeof SUPPORT_CATEGORIES)[number];

export const SUPPORT_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type SupportPriority = (typeof SUPPORT_PRIORITIES)[number];

export const DEFAULT_PRIORITY: SupportPriority = 'medium';

export const LONGEST_SUBJECT = 150;
export const LONGEST_MESSAGE = 5000;

/** Within how many hours a message is answered; the specification's. */
export const RESPONSE_HOURS: Readonly<Record<SupportCategory, 12 | 24 | 48>> = {
  technical: 24,
  billing: 12,
  features: 48,
  bug: 24,
  feedback: 48,
  other: 48,
};

/** What has become of a message to support. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];
