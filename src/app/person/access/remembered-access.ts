/**
 * What the person could use when we last knew, kept so that the page can be drawn before the server has
 * answered, and while it cannot. It is for display alone: it opens nothing.
 */

import { z } from 'zod/mini';
import { PRO_FEATURES, type ProFeature } from '#domain/access/features.ts';
import type { KnownAccess } from './known-access.ts';

/** The specification's names of the two records. */
export const PRO_KEY = 'proStatus';
export const PASS_KEY = 'proHourlyAccess';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `expires` is told by the clock of this browser, in milliseconds since 1970. */
const proRecord = z.object({ expires: z.number(), isProUser: z.literal(true) });
const passRecord = z.object({
  expires: z.number(),
  features: z.array(z.literal('pro-artists-chat')),
  paymentId: z.nullable(z.string()),
});

function parsed<Value>(schema: z.ZodMiniType<Value>, text: string): Value | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A record that still holds; one that is over, or cannot be read, is removed. */
function read<Value extends { readonly expires: number }>(
  storage: Kept,
  key: string,
  schema: z.ZodMiniType<Value>,
  now: number,
): Value | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  const record = parsed(schema, text);
  if (record !== undefined && record.expires > now) return record;
  storage.removeItem(key);
  return undefined;
}

const NOTHING: KnownAccess = {
  isProUser: false,
  until: new Map(),
  graceUntil: null,
  isTestMode: false,
};

/**
 * What was last known and is not over.
 *
 * @param storage throws where the browser keeps nothing
 * @param now the time of this browser, in milliseconds since 1970
 */
export function rememberedAccess(storage: () => Kept, now: number): KnownAccess {
  try {
    const kept = storage();
    const pro = read(kept, PRO_KEY, proRecord, now);
    const pass = read(kept, PASS_KEY, passRecord, now);
    const until = new Map<ProFeature, number>();
    for (const feature of pass?.features ?? []) until.set(feature, pass?.expires ?? 0);
    if (pro !== undefined) for (const feature of PRO_FEATURES) until.set(feature, pro.expires);
    return { ...NOTHING, isProUser: pro !== undefined, until };
  } catch {
    return NOTHING;
  }
}
