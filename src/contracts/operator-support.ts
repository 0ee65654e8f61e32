import { z } from 'zod/mini';
import { SUPPORT_CATEGORIES, SUPPORT_PRIORITIES, TICKET_STATES } from '#domain/support/support.ts';
import type { Contract } from './contract.ts';
import { done, identifier, moment } from './fields.ts';
import { OPERATOR_LOOK_UPS } from './limit.ts';

const ticket = z.object({
  id: identifier,
  /** What the person was told, such as `LG-7QK2-M0XD`. */
  number: z.string(),
  createdAt: moment,
  priority: z.enum(SUPPORT_PRIORITIES),
  state: z.enum(TICKET_STATES),
  category: z.enum(SUPPORT_CATEGORIES),
  /** The account that was signed in. */
  customerId: z.nullable(identifier),
  /** Why it comes first: its sender is Pro now, or a makeup artist. */
  sender: z.nullable(z.enum(['pro', 'professional'])),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});

export const listSupportTickets = {
  method: 'GET',
  path: '/api/operator/support-tickets',
  summary:
    'What people wrote to support and is in one state, Pro subscribers and makeup artists first, then the newest; 50 at a time. The record says who read it.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  query: z.object({
    state: z._default(z.enum(TICKET_STATES), 'open'),
    /** Only what is listed after this ticket. */
    before: z.optional(identifier),
  }),
  reply: z.object({ tickets: z.array(ticket), hasMore: z.boolean() }),
} as const satisfies Contract;

export const setTicketState = {
  method: 'POST',
  path: '/api/operator/support-tickets/:id/state',
  summary: 'Records what has become of a message to support: open, answered or closed.',
  access: 'operator',
  limits: [OPERATOR_LOOK_UPS],
  params: z.object({ id: identifier }),
  body: z.object({ state: z.enum(TICKET_STATES) }),
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;
