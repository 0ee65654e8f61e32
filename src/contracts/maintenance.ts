import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { QUARTER_S, type Rate } from './limit.ts';

const LONGEST_KEY = 200;
const state = z.object({ maintenance: z.boolean() });
const body = z.object({
  /** The second factor where the service has one; see `ADMIN_KEY`. */
  adminKey: z.optional(z.string().check(z.maxLength(LONGEST_KEY))),
});
const errors = ['wrong_admin_key', 'too_many_requests'] as const;

/**
 * The cookie by which a page tells the server that its operator wants to see past the maintenance screen,
 * since the server chooses the documents for visitors. By itself it grants nothing: it counts only
 * together with an operator's session.
 */
export const BYPASS_COOKIE = { name: 'lookglass-bypass', on: 'on' } as const;

export const readMaintenance = {
  method: 'GET',
  path: '/api/maintenance/status',
  summary: 'Tells whether the service is under maintenance.',
  access: 'anyone',
  openInMaintenance: true,
  reply: state,
} as const satisfies Contract;

/** Wrong keys that one operator tries. */
export const WRONG_ADMIN_KEYS = {
  name: 'admin_key',
  times: 5,
  seconds: QUARTER_S,
  countedIn: 'database',
} as const satisfies Rate;

export const toggleMaintenance = {
  method: 'POST',
  path: '/api/maintenance/toggle',
  summary: 'Turns maintenance on or off.',
  access: 'operator',
  serviceLimits: [WRONG_ADMIN_KEYS],
  openInMaintenance: true,
  /** Where the service has no key, there is nothing to send. */
  body: z.optional(body),
  reply: state,
  errors,
} as const satisfies Contract;

export const enableMaintenance = {
  method: 'POST',
  path: '/api/maintenance/enable',
  summary: 'Turns maintenance on.',
  access: 'operator',
  serviceLimits: [WRONG_ADMIN_KEYS],
  openInMaintenance: true,
  body,
  reply: state,
  errors,
} as const satisfies Contract;

export const disableMaintenance = {
  method: 'POST',
  path: '/api/maintenance/disable',
  summary: 'Turns maintenance off.',
  access: 'operator',
  serviceLimits: [WRONG_ADMIN_KEYS],
  openInMaintenance: true,
  body,
  reply: state,
  errors,
} as const satisfies Contract;
