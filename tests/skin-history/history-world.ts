/** A server that keeps skin histories, and browsers with tabs that use it, all in memory. */

import { ApiProblem } from '#app/kit/api/api-problem.ts';
import type { ApiErrorCode } from '#contracts/api-error.ts';
import { createHistoryKeeper } from '#app/person/skin-history/history-keeper.ts';
import type { RemoteHistory } from '#app/person/skin-history/remote-history.ts';
import { unsentQueues } from '#app/person/sending/unsent-queues.ts';
import {
  entryId,
  joinedHistory,
  withoutEntries,
  type SkinHistory,
  type SkinHistoryEntry,
} from '#domain/skin-history/skin-history.ts';

export const ADA = '01890a5d-ac96-774b-bcce-b302099a8057';
export const BEA = '01890a5d-ac96-774b-bcce-b302099a8058';

const START = Date.UTC(2026, 10, 1, 12);

/** A measurement made this many days after the first. */
export function entryOf(day: number): SkinHistoryEntry {
  const measuredAt = START + day * 86_400_000;
  const score = { value: 70 + day, low: 65 + day, high: 75 + day };
  return { id: entryId(measuredAt), measuredAt, grade: 'good', light: 80, score, measures: {} };
}

/** Ids of the analyses made on these days. */
export const idsOf = (...days: readonly number[]) => days.map((day) => entryOf(day).id);

export const ids = (history: SkinHistory | null) => history?.map(({ id }) => id) ?? null;

/** A server on which one account is signed in. */
export function openServer(signedIn = ADA) {
  const kept = new Map<string, SkinHistory>();
  const server = {
    signedIn,
    kept,
    calls: 0,
    /** The error with which every call is refused; `offline` means that there is no network. */
    refuses: null as ApiErrorCode | 'offline' | null,
    /** The next call is carried out, but its answer is lost. */
    losesNextAnswer: false,
    of: (owner: string) => ids(kept.get(owner) ?? null),
  };
  async function answer<Reply>(work: () => Reply): Promise<Reply> {
    server.calls += 1;
    await Promise.resolve();
    if (server.refuses !== null) throw new ApiProblem(server.refuses, 0, `${server.refuses}.`);
    const reply = work();
    if (!server.losesNextAnswer) return reply;
    server.losesNextAnswer = false;
    throw new ApiProblem('offline', 0, '');
  }
  const refuse = (code: ApiErrorCode): never => {
    throw new ApiProblem(code, 403, `${code}.`);
  };
  const own = (owner: string) => (owner === server.signedIn ? owner : refuse('forbidden'));
  const PAGE = 2;
  const remote: RemoteHistory = {
    read: (after) =>
      answer(() => {
        const all = (kept.get(server.signedIn) ?? []).toReversed();
        const from = after === null ? 0 : Number(after);
        return {
          userId: server.signedIn,
          agreedAt: kept.has(server.signedIn) ? '2026-11-01T00:00:00.000Z' : null,
          total: all.length,
          entries: all.slice(from, from + PAGE),
          next: all.length > from + PAGE ? String(from + PAGE) : null,
        };
      }),
    agree: (owner) => answer(() => kept.set(own(owner), kept.get(owner) ?? [])),
    withdraw: (owner) => answer(() => kept.delete(own(owner))),
    keep: (owner, entries) =>
      answer(() => {
        const known = kept.get(own(owner)) ?? refuse('not_agreed');
        kept.set(owner, joinedHistory(known, entries));
      }),
    remove: (owner, id) =>
      answer(() => kept.set(own(owner), withoutEntries(kept.get(owner) ?? [], [{ id }]))),
    removeAll: (owner) => answer(() => kept.set(own(owner), [])),
  };
  return { server, remote };
}

type Opened = ReturnType<typeof openServer>;

/** A browser; with `keepsNothing`, it refuses storage. */
export function openBrowser(opened: Opened = openServer(), keepsNothing = false) {
  const { server, remote } = opened;
  const stored = new Map<string, string>();
  let planned: (() => void) | null = null;
  const openTab = (owner: string = ADA) => {
    const keeper = createHistoryKeeper({
      remote,
      storage: {
        read: (key) => stored.get(key) ?? null,
        write: (key, value) => void (keepsNothing || stored.set(key, value)),
        remove: (key) => void stored.delete(key),
      },
      schedule(task) {
        planned = task;
        return () => {
          planned = null;
        };
      },
      said: (problem) => (problem instanceof Error ? problem.message : ''),
    });
    keeper.setOwner(owner);
    return keeper;
  };
  return {
    opened,
    server,
    stored,
    openTab,
    /** Lets the pause after a failure elapse. */
    async pass() {
      planned?.();
      await settled();
    },
    /** Changes the storage as signing out does. */
    signOut() {
      const queues = unsentQueues([...stored]);
      stored.clear();
      for (const [key, value] of queues) stored.set(key, value);
    },
  };
}

/** Lets all pending calls finish. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}
