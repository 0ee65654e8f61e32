import { z } from 'zod/mini';
import { LONGEST_NAME, LONGEST_TEXT } from '#domain/account/account.ts';
import type { Contract } from './contract.ts';
import { email, line, optionalText, optionalWebAddress, said, trap } from './fields.ts';
import { HOUR_S } from './limit.ts';

export const applyAsAffiliate = {
  method: 'POST',
  path: '/api/affiliate-applications',
  summary:
    'Submits an application for the affiliate partnership; the applicant gets a reply by email.',
  access: 'anyone',
  limits: [
    {
      name: 'affiliate_by_address',
      times: 20,
      seconds: HOUR_S,
      countedIn: 'database',
      per: 'address',
    },
    {
      name: 'affiliate_by_account',
      times: 3,
      seconds: HOUR_S,
      countedIn: 'database',
      per: 'email',
    },
  ],
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
} as const satisfies Contract;
