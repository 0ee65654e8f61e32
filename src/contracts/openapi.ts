import { z } from 'zod/mini';
import type { Contract } from './contract.ts';

/** The description of this API that programs read, made from these contracts. */
export const openapi = {
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Describes every call of this API, in OpenAPI 3.',
  access: 'anyone',
  openInMaintenance: true,
  reply: z.looseObject({ openapi: z.string() }),
} as const satisfies Contract;
