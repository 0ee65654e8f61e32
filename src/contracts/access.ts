import { z } from 'zod/mini';
import { ENTITLEMENT_SOURCES } from '#domain/access/entitlements.ts';
import { PRO_FEATURES } from '#domain/access/features.ts';
import type { Contract, ReplyOf } from './contract.ts';
import { done, modelName, moment } from './fields.ts';

export const readAccess = {
  method: 'GET',
  path: '/api/access',
  summary:
    'Tells what the caller, account or guest, may use, until when, and what time it is here.',
  access: 'anyone',
  reply: z.object({
    /** The server's time: what is left is counted by it, whatever the browser's clock says. */
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
    /** Whether payments are only played here, without money. */
    isTestMode: z.boolean(),
    /** Whether this server's operator has named a language model that may word answers. */
    hasLanguageModel: z.boolean(),
    /** What the operator calls it, where people may be told. Never its address, its key or how its server names it. */
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
