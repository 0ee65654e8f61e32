/** What a browser keeps of a person's skin history, and where the rest of it is. */

import { z } from 'zod/mini';
import { entrySchema, joinedHistory, type SkinHistory } from './skin-history.ts';

/** Where the numbers of each new analysis go. */
export const HISTORY_PLACES = ['device', 'account'] as const;
export type HistoryPlace = (typeof HISTORY_PLACES)[number];

export interface KeptHistory {
  readonly place: HistoryPlace;
  /** Kept on this device alone. */
  readonly entries: SkinHistory;
  /** For the account, which does not have them yet. */
  readonly unsent: SkinHistory;
}

const list = z.array(entrySchema);
const schema = z.object({
  v: z.literal(2),
  place: z.enum(HISTORY_PLACES),
  entries: list,
  unsent: list,
});

/** As it is written. */
export interface WrittenHistory extends KeptHistory {
  readonly v: 2;
}

/** Null for what is broken or foreign: then nothing is kept. */
export function parseKeptHistory(stored: unknown): WrittenHistory | null {
  const { data } = schema.safeParse(stored);
  if (data === undefined) return null;
  return { ...data, entries: joinedHistory(data.entries), unsent: joinedHistory(data.unsent) };
}
