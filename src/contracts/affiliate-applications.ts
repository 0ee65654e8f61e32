import { z } from 'zod/mini';
import { LONGEST_NAME, LONGEST_TEXT } from '#domain/account/account.ts';
import type { Contract } from './contract.ts';
import { email, line, optionalText, optionalWebAddress, said, trap } from './fields.ts';

export const applyAsAffiliate = {
  method: 'POST',
  path: '/api/affiliate-applications',
  summary:
    'Submits an application for the affiliate partnership; the applicant gets a reply by email.',
  access: 'anyone',
  body: z.object({
    name: line(LONGEST_NAME),
    email,
    website: z._default(optionalWebAddress, ''),
    socialFollowing: z._default(optionalText(LONGEST_NAME), ''),
    contentType: z._default(optionalText(LONGEST_NAME), ''),
    message: z._default(optionalText(LONGEST_TEXT), ''),
    reference: trap,
  }),
  status: 201,
  reply: said,
  errors: ['too_many_requests'],
} as const satisfies Contract;
