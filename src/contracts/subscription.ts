import { z } from 'zod/mini';
import { PLAN_TYPES, SUBSCRIPTION_STATUSES } from '#domain/access/plan.ts';
import type { Contract } from './contract.ts';
import { done, moment } from './fields.ts';

export const readSubscription = {
  method: 'GET',
  path: '/api/subscription/status',
  summary: 'Tells which plan this account has.',
  access: 'user',
  reply: z.object({
    planType: z.enum(PLAN_TYPES),
    status: z.enum(SUBSCRIPTION_STATUSES),
    isProUser: z.boolean(),
    proExpiresAt: z.nullable(moment),
  }),
} as const satisfies Contract;

export const cancelSubscription = {
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'Ends the subscription of this account at the end of what is paid.',
  access: 'user',
  reply: done,
  errors: ['not_subscribed'],
} as const satisfies Contract;
