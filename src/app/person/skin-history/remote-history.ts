/** What the server is asked about the history that is kept with an account. */

import type { ReplyOf } from '#contracts/contract.ts';
import {
  agreeToSkinHistory,
  deleteSkinEntries,
  deleteSkinEntry,
  keepSkinEntries,
  readSkinHistory,
  withdrawSkinHistory,
} from '#contracts/skin-history.ts';
import { joinedHistory, type SkinHistory } from '#domain/skin-history/skin-history.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export type HistoryPage = ReplyOf<typeof readSkinHistory>;

/**
 * The calls to the server. Those that change something name the account they are for, and are refused with
 * `forbidden` where another one is signed in. All reject as `callApi` does.
 */
export interface RemoteHistory {
  readonly read: (after: string | null) => Promise<HistoryPage>;
  readonly agree: (owner: string) => Promise<unknown>;
  /** Withdraws the consent, which deletes everything. */
  readonly withdraw: (owner: string) => Promise<unknown>;
  readonly keep: (owner: string, entries: SkinHistory) => Promise<unknown>;
  readonly remove: (owner: string, id: string) => Promise<unknown>;
  readonly removeAll: (owner: string) => Promise<unknown>;
}

export const REMOTE_HISTORY: RemoteHistory = {
  read: (after) => callApi(readSkinHistory, { query: after === null ? {} : { after } }),
  agree: (userId) => callApi(agreeToSkinHistory, { body: { userId, agreed: true } }),
  withdraw: (userId) => callApi(withdrawSkinHistory, { query: { userId } }),
  keep: (userId, entries) =>
    callApi(keepSkinEntries, { body: { userId, entries: [...entries] }, keepalive: true }),
  remove: (userId, id) => callApi(deleteSkinEntry, { params: { id }, query: { userId } }),
  removeAll: (userId) => callApi(deleteSkinEntries, { query: { userId } }),
};

/**
 * Everything that an account keeps; null where it has not agreed to keep anything. Also rejects where
 * another account is signed in by now.
 */
export async function readWholeHistory(
  { read }: Pick<RemoteHistory, 'read'>,
  owner: string,
): Promise<SkinHistory | null> {
  let history: SkinHistory = [];
  let after: string | null = null;
  do {
    const page: HistoryPage = await read(after);
    if (page.userId !== owner) throw new Error('Another account is signed in by now.');
    if (page.agreedAt === null) return null;
    history = joinedHistory(history, page.entries);
    after = page.next;
  } while (after !== null);
  return history;
}
