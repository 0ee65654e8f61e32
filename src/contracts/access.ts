import { z } from 'zod/mini';
import { ENTITLEMENT_SOURCES } from '#domain/access/entitlements.ts';
import { PRO_FEATURES } from '#domain/access/features.ts';
import type { Contract, ReplyOf } from './contract.ts';
import { done, modelName, moment } from './fields.ts';

export const readAccess = {
  method: 'GET',
  path: '/api/access',
  summary:
    'Tells what the caller (account or guest) may use and until when, and the server’s current time.',
  access: 'anyone',
  reply: z.object({
    /** The server's time: the time left is computed from it, whatever the browser's clock says. */
    time: moment,
    isProUser: z.boolean(),
    /** When Pro ends unless something more is paid; null without Pro. */
    proUntil: z.nullable(moment),
    features: z.array(
      z.object({
        feature: z.enum(PRO_FEATURES),
        until: moment,
        source: z.enum(ENTITLEMENT_SOURCES),
        paymentId: z.nullable(z.string()),
      }),
    ),
    /** After a failed renewal: Pro goes on until then. */
    graceUntil: z.nullable(moment),
    /** Whether payments are only simulated here, without real money. */
    isTestMode: z.boolean(),
    /** Whether this server's operator has named a language model that may word answers. */
    hasLanguageModel: z.boolean(),
    /**
     * The operator's public name for it; left out where there is none. Never its address, its key or the
     * name that its server uses.
     */
    languageModelName: z.exactOptional(modelName),
  }),
} as const satisfies Contract;
export type AccessReply = ReplyOf<typeof readAccess>;

export const clearPass = {
  method: 'POST',
  path: '/api/access/clear-pass',
  summary: 'Test mode: ends the hourly passes of the caller, so that the next can be tried.',
  access: 'anyone',
  unlimited: 'Served in test mode alone, which nobody but this machine can reach.',
  reply: done,
  errors: ['not_set_up'],
} as const satisfies Contract;
