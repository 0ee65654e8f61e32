import { z } from 'zod/mini';
import { ACTIVITY_KINDS } from '#domain/activity/activity.ts';
import { LONGEST_LOOK_NAME } from '#domain/looks/limits.ts';
import type { Contract } from './contract.ts';
import { done, identifier, moment } from './fields.ts';
import { MINUTE_S } from './limit.ts';

const count = z.int().check(z.nonnegative());

export const readActivity = {
  method: 'GET',
  path: '/api/activity',
  summary: 'What this account did lately, newest first, and how often in total.',
  access: 'user',
  reply: z.object({
    entries: z.array(
      z.object({
        id: identifier,
        kind: z.enum(ACTIVITY_KINDS),
        /** What it was done to: the name of a look. */
        subject: z.nullable(z.string().check(z.maxLength(LONGEST_LOOK_NAME))),
        happenedAt: moment,
      }),
    ),
    totals: z.object({
      looksCreated: count,
      photosTaken: count,
      likesGiven: count,
      /** Calendar days (UTC) with at least one entry. */
      daysActive: count,
    }),
  }),
} as const satisfies Contract;

export const reportCapture = {
  method: 'POST',
  path: '/api/activity/captures',
  summary: 'Records that a photo was captured. The photo itself never leaves the device.',
  access: 'user',
  limits: [
    { name: 'captures', times: 120, seconds: MINUTE_S, countedIn: 'process', per: 'account' },
  ],
  body: z.object({ id: identifier }),
  status: 201,
  reply: done,
} as const satisfies Contract;
