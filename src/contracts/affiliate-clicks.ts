import { z } from 'zod/mini';
import type { Contract } from './contract.ts';

const LONGEST_NAME = 120;
const LONGEST_ADDRESS = 500;

/** What the client says of the artist is ignored: the server knows them by their id. */
export const trackAffiliateClick = {
  method: 'POST',
  path: '/api/track-affiliate-click',
  summary: 'Records that somebody went to book an artist. The answer never waits for it.',
  access: 'anyone',
  body: z.object({
    type: z.literal('consultation_booking'),
    artistId: z.string().check(z.maxLength(LONGEST_NAME)),
    artistName: z.string().check(z.maxLength(LONGEST_NAME)),
    platform: z.string().check(z.maxLength(LONGEST_NAME)),
    /** In US dollars. */
    commission: z.number(),
    affiliateUrl: z.string().check(z.maxLength(LONGEST_ADDRESS)),
  }),
  status: 202,
  reply: z.object({ success: z.literal(true) }),
  errors: ['too_many_requests'],
} as const satisfies Contract;
