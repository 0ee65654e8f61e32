import { z } from 'zod/mini';
import type { Contract } from './contract.ts';

const healthReply = z.object({
  status: z.literal('ok'),
  version: z.string(),
  /** Seconds since the server started. */
  uptime: z.number().check(z.nonnegative()),
});

/** Whether the server is up; for whoever watches over it. */
export const health: Contract<z.infer<typeof healthReply>> = {
  method: 'GET',
  path: '/api/health',
  reply: healthReply,
};
