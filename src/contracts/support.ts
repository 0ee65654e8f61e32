import { z } from 'zod/mini';
import { LONGEST_NAME } from '#domain/account/account.ts';
import {
  DEFAULT_PRIORITY,
  LONGEST_MESSAGE,
  LONGEST_SUBJECT,
  SUPPORT_CATEGORIES,
  SUPPORT_PRIORITIES,
} from '#domain/support/support.ts';
import { TICKET_NUMBER } from '#domain/support/ticket-number.ts';
import type { Contract } from './contract.ts';
import { email, line, neededText, trap } from './fields.ts';
import { HOUR_S } from './limit.ts';

export const contactSupport = {
  method: 'POST',
  path: '/api/contact-support',
  summary: 'Sends a message to support, which replies by email; the response names its ticket.',
  access: 'anyone',
  limits: [
    {
      name: 'support_by_address',
      times: 20,
      seconds: HOUR_S,
      countedIn: 'database',
      per: 'address',
    },
    // Each message is confirmed by a mail to an address that anybody may have typed.
    { name: 'support_by_account', times: 5, seconds: HOUR_S, countedIn: 'database', per: 'email' },
  ],
  body: z.object({
    name: line(LONGEST_NAME),
    email,
    category: z.enum(SUPPORT_CATEGORIES),
    subject: line(LONGEST_SUBJECT),
    message: neededText(LONGEST_MESSAGE),
    priority: z._default(z.enum(SUPPORT_PRIORITIES), DEFAULT_PRIORITY),
    reference: trap,
  }),
  status: 201,
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    ticket: z.string().check(z.regex(TICKET_NUMBER)),
  }),
} as const satisfies Contract;
