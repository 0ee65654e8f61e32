import { z } from 'zod/mini';
import { SUPPORT_CATEGORIES, SUPPORT_PRIORITIES } from '#domain/support/support.ts';
import type { Contract } from './contract.ts';
import { identifier, moment } from './fields.ts';

const ticket = z.object({
  id: identifier,
  /** What the person was told, such as `LG-7QK2-M0XD`. */
  number: z.string(),
  createdAt: moment,
  priority: z.enum(SUPPORT_PRIORITIES),
  category: z.enum(SUPPORT_CATEGORIES),
  /** Whoever was signed in. */
  customerId: z.nullable(identifier),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});

export const listSupportTickets = {
  method: 'GET',
  path: '/api/operator/support-tickets',
  summary: 'What people wrote to support, newest first, 50 at a time; the record says who read it.',
  access: 'operator',
  /** Only what came before this ticket. */
  query: z.object({ before: z.optional(identifier) }),
  reply: z.object({ tickets: z.array(ticket), hasMore: z.boolean() }),
  errors: ['too_many_requests'],
} as const satisfies Contract;
