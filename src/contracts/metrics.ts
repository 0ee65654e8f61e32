import { z } from 'zod/mini';
import type { Contract } from './contract.ts';

/** How the server is doing, for a monitoring program that collects metrics. */
export const readMetrics = {
  method: 'GET',
  path: '/api/metrics',
  summary:
    'Numbers about the server as OpenMetrics text, for callers on its own machine or with the token for metrics.',
  access: 'anyone',
  openInMaintenance: true,
  /** Text, which no schema describes. */
  reply: z.unknown(),
  errors: ['forbidden'],
} as const satisfies Contract;
