import { z } from 'zod/mini';
import type { Contract } from './contract.ts';

/** Whether the server is up, for monitoring. */
export const health = {
  method: 'GET',
  path: '/api/health',
  summary: 'Says that the server is up.',
  access: 'anyone',
  openInMaintenance: true,
  reply: z.object({
    status: z.literal('ok'),
    version: z.string(),
    /** Seconds since the server started. */
    uptime: z.number().check(z.nonnegative()),
  }),
} as const satisfies Contract;

/** Whether the server can do its work; for the load balancer or proxy that sends people to it. */
export const ready = {
  method: 'GET',
  path: '/api/ready',
  summary:
    'Says that the server can answer: its database does, calls come to an end, and it is not stopping.',
  access: 'anyone',
  openInMaintenance: true,
  reply: z.object({ status: z.literal('ready'), database: z.enum(['embedded', 'postgresql']) }),
} as const satisfies Contract;
