import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { done } from './fields.ts';
import { MINUTE_S } from './limit.ts';

/** Accepted but ignored: the server uses what it knows itself. */
const ignored = z.optional(z.unknown());

export const trackAffiliateClick = {
  method: 'POST',
  path: '/api/track-affiliate-click',
  summary:
    'Records that a person continued to book an artist. The session says whose click it was; our own pages say everything about the artist.',
  access: 'anyone',
  limits: [
    {
      name: 'affiliate_clicks_by_address',
      times: 120,
      seconds: MINUTE_S,
      countedIn: 'process',
      per: 'address',
    },
  ],
  body: z.object({
    type: z.literal('consultation_booking'),
    artistId: z.string().check(z.regex(/^[a-z]{1,30}(?:-[a-z]{1,30}){0,3}$/)),
    artistName: ignored,
    platform: ignored,
    commission: ignored,
    affiliateUrl: ignored,
  }),
  status: 202,
  reply: done,
  errors: ['not_found'],
} as const satisfies Contract;
