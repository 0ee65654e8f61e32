/**
 * What the person could use when we last knew, kept so that the page can be drawn before the server has
 * answered, and while it cannot. It is for display alone: it opens nothing.
 */

import { z } from 'zod/mini';
import { PRO_FEATURES, type ProFeature } from '#domain/access/features.ts';
import type { StorageArea } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue, type KeptValue } from '#studio/storage/kept-value.ts';
import type { KnownAccess } from './known-access.ts';

/** `expires` is by the clock of this browser, in milliseconds since 1970. */
const proRecord = z.object({ expires: z.number(), isProUser: z.literal(true) });
const passRecord = z.object({
  expires: z.number(),
  features: z.array(z.literal('pro-artists-chat')),
  paymentId: z.nullable(z.string()),
});

export const keptPro = keptValue(KEPT.pro, (stored) => proRecord.parse(stored));
export const keptPass = keptValue(KEPT.pass, (stored) => passRecord.parse(stored));

/** A record that still holds; one that is over, or cannot be read, is removed. */
function read<Value extends { readonly expires: number }>(
  storage: Pick<StorageArea, 'read' | 'remove'>,
  kept: KeptValue<Value>,
  now: number,
): Value | undefined {
  const record = kept.read(storage);
  if (record !== null && record.expires > now) return record;
  storage.remove(kept.key);
  return undefined;
}

/** The access of a person about whom nothing is known. */
export const NOTHING: KnownAccess = {
  proUntil: null,
  until: new Map(),
  graceUntil: null,
  isTestMode: false,
  hasLanguageModel: false,
  languageModelName: null,
};

/**
 * What was last known and is not over.
 *
 * @param now the time of this browser, in milliseconds since 1970
 */
export function rememberedAccess(
  storage: Pick<StorageArea, 'read' | 'remove'>,
  now: number,
): KnownAccess {
  const pro = read(storage, keptPro, now);
  const pass = read(storage, keptPass, now);
  const until = new Map<ProFeature, number>();
  for (const feature of pass?.features ?? []) until.set(feature, pass?.expires ?? 0);
  if (pro !== undefined) for (const feature of PRO_FEATURES) until.set(feature, pro.expires);
  return { ...NOTHING, proUntil: pro?.expires ?? null, until };
}
