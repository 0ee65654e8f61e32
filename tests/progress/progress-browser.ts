/** Browsers that store progress, and the server to which they send it. */

import type { Award } from '#domain/gamification/awards.ts';
import {
  createProgressKeeper,
  type KeeperEnvironment,
} from '#app/person/progress/progress-keeper.ts';
import { unsentQueues } from '#app/person/sending/unsent-queues.ts';

export const ADA = '01890a5d-ac96-774b-bcce-b302099a8057';
export const BOB = '01890a5d-ac96-774b-bcce-b302099a8058';

let made = 0;

/** How many awards the server returns per request. */
const AT_A_TIME = 3;

/** A server that keeps ledgers in order of arrival, and can be made unreachable. */
export function openServer() {
  const ledgers = new Map<string, readonly Award[]>();
  const server = {
    isReachable: true,
    calls: 0,
    /** How many awards it has returned. */
    handedOut: 0,
    of: (owner: string) => ledgers.get(owner) ?? [],
    add(owner: string, awards: readonly Award[]) {
      const known = new Set(server.of(owner).map(({ id }) => id));
      ledgers.set(owner, [...server.of(owner), ...awards.filter(({ id }) => !known.has(id))]);
    },
    read(owner: string, after: string | null) {
      const awards = server.of(owner);
      const rest = awards.slice(awards.findIndex(({ id }) => id === after) + 1);
      const part = rest.slice(0, AT_A_TIME);
      server.handedOut += part.length;
      return { awards: part, hasMore: rest.length > part.length };
    },
  };
  return server;
}

/** A browser with a single storage; each of its tabs is a keeper. */
export function openBrowser(server = openServer(), changes: Partial<KeeperEnvironment> = {}) {
  const stored = new Map<string, string>();
  const gains: { readonly xp: number; readonly reached: number | null }[] = [];
  let planned: (() => void) | null = null;
  let today = new Date(2026, 10, 21, 12);
  const openTab = () =>
    createProgressKeeper({
      storage: {
        read: (key) => stored.get(key) ?? null,
        write: (key, value) => void stored.set(key, value),
      },
      now: () => today,
      newId() {
        made += 1;
        return `01890a5d-ac96-774b-bcce-${String(made).padStart(12, '0')}`;
      },
      schedule(task) {
        planned = task;
        return () => {
          planned = null;
        };
      },
      async post(owner, awards) {
        server.calls += 1;
        await Promise.resolve();
        if (!server.isReachable) throw new Error('away');
        server.add(owner, awards);
      },
      async fetch(owner, after) {
        await Promise.resolve();
        if (!server.isReachable) throw new Error('away');
        return server.read(owner, after);
      },
      onGain(gained, reached) {
        gains.push({ xp: gained.reduce((sum, { xp }) => sum + xp, 0), reached });
      },
      ...changes,
    });
  return {
    openTab,
    stored,
    gains,
    server,
    tomorrow() {
      today = new Date(today.getTime() + 86_400_000);
    },
    /** Changes the storage as signing out does. */
    signOut() {
      const queues = unsentQueues([...stored]);
      stored.clear();
      for (const [key, value] of queues) stored.set(key, value);
    },
    isPlanned: () => planned !== null,
  };
}

/** The XP that a tab shows. */
export const xpOf = (keeper: ReturnType<typeof createProgressKeeper>) =>
  keeper.store.getState().standing.xp;
