/** Keeps the progress of the current person: on the device at once, on the server when there is an account and a network. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Award, AwardKind } from '#domain/gamification/awards.ts';
import { isProperAward, MOST_AWARDS_AT_ONCE } from '#domain/gamification/awards.ts';
import { calendarDayOf, type CalendarDay } from '#domain/gamification/calendar-day.ts';
import { gainsBetween, type Gain } from '#domain/gamification/gains.ts';
import { adding } from '#domain/gamification/ledger.ts';
import { levelUp, type Level } from '#domain/gamification/levels.ts';
import { standingOf, type Standing } from '#domain/gamification/standing.ts';
import type { KeyValueStorage } from '#studio/storage/kept-value.ts';
import {
  EMPTY_LEDGER,
  everyAward,
  GUEST,
  joined,
  ledgerKey,
  readLedger,
  writeLedger,
  type KeptLedger,
  type Owner,
} from './kept-ledger.ts';
import { createSender, type SenderEnvironment } from '#app/person/sending/sender.ts';

export interface ProgressState {
  readonly owner: Owner;
  readonly ledger: readonly Award[];
  readonly standing: Standing;
  /** The person's day. */
  readonly today: CalendarDay;
}

export interface KeeperEnvironment extends Omit<
  SenderEnvironment<Award>,
  'mostAtOnce' | 'unsent' | 'onSent'
> {
  readonly storage: KeyValueStorage;
  readonly now: () => Date;
  readonly newId: () => string;
  /**
   * Fetches the next part of an account's ledger from the server: after one of its awards, or from the
   * first. Rejects when that fails.
   */
  readonly fetch: (
    owner: Owner,
    after: string | null,
  ) => Promise<{ readonly awards: readonly Award[]; readonly hasMore: boolean }>;
  /** Something was earned just now, here. */
  readonly onGain: (gains: readonly Gain[], reached: Level | null) => void;
}

export interface ProgressKeeper {
  readonly store: StoreApi<ProgressState>;
  /**
   * Notes that something was done; what no longer counts, today or at all, changes nothing. Returns whether
   * it counted.
   */
  readonly record: (kind: AwardKind, subject?: string) => boolean;
  /** Begins the day on a return visit; a first visit begins with the first award. */
  readonly visit: () => void;
  /**
   * From now on the progress is this account's, or the guest's. What the guest earned becomes the account's.
   */
  readonly setOwner: (owner: Owner) => void;
  /** Sends what was not sent. Resolves with whether nothing is left to send. */
  readonly send: () => Promise<boolean>;
  /**
   * Starts for a person: sends what was left, reads the ledger where this device does not know it yet, and
   * begins the day. Never rejects.
   */
  readonly arrive: () => Promise<void>;
  /** Sends, then reads what other devices added. Never rejects. */
  readonly sync: () => Promise<void>;
  /** To be called when another tab has written under this key; null when it cleared everything. */
  readonly hearStorage: (key: string | null) => void;
}

export function createProgressKeeper(environment: KeeperEnvironment): ProgressKeeper {
  const { storage, now, newId } = environment;
  let kept: KeptLedger = readLedger(storage, GUEST);

  const stateOf = (owner: Owner): ProgressState => {
    const ledger = everyAward(kept);
    return { owner, ledger, standing: standingOf(ledger), today: calendarDayOf(now()) };
  };
  const store = createStore<ProgressState>(() => stateOf(GUEST));
  const owner = () => store.getState().owner;

  /** Changes the ledger, with what other tabs have added to it meanwhile. */
  function change(to: (ledger: KeptLedger) => KeptLedger): void {
    kept = to(joined(kept, readLedger(storage, owner())));
    writeLedger(storage, owner(), kept);
    store.setState(stateOf(owner()), true);
  }

  const sender = createSender({
    ...environment,
    mostAtOnce: MOST_AWARDS_AT_ONCE,
    unsent: () => ({ owner: owner(), items: owner() === GUEST ? [] : kept.unsent }),
    onSent(sentFor, sent) {
      if (sentFor === owner()) change((ledger) => joined(ledger, { ...EMPTY_LEDGER, known: sent }));
    },
  });

  function record(kind: AwardKind, subject: string | null): boolean {
    const { standing } = store.getState();
    const day = calendarDayOf(now());
    const login: Award = { id: newId(), kind: 'daily_login', day, subject: null };
    const award: Award = { id: newId(), kind, day, subject };
    const known = everyAward(joined(kept, readLedger(storage, owner())));
    // The first award of a day begins the day.
    const offered = kind === 'daily_login' ? [login] : [login, award];
    const added = adding(known, offered.filter(isProperAward));
    if (added.length === 0) return false;
    change(({ unsent, ...ledger }) => ({ ...ledger, unsent: [...unsent, ...added] }));
    const after = store.getState().standing;
    const gains = gainsBetween(standing, after, added);
    if (gains.length > 0) environment.onGain(gains, levelUp(standing.xp, after.xp));
    sender.sendSoon();
    return added.some((one) => one.kind === kind);
  }

  function visit(): void {
    if (store.getState().ledger.length > 0) record('daily_login', null);
  }

  async function sync(): Promise<void> {
    const asked = owner();
    if (asked === GUEST || !(await sender.send())) return;
    try {
      let hasMore = true;
      while (hasMore) {
        const read = await environment.fetch(asked, kept.readUpTo);
        if (asked !== owner()) return;
        const readUpTo = read.awards.at(-1)?.id ?? kept.readUpTo;
        change((ledger) => ({
          ...joined(ledger, { ...EMPTY_LEDGER, known: read.awards }),
          readUpTo,
        }));
        hasMore = read.hasMore && read.awards.length > 0;
      }
    } catch {
      // What is known here is shown; the next visit asks again.
    }
  }

  return {
    store,
    record: (kind, subject) => record(kind, subject ?? null),
    visit,
    setOwner(next) {
      const before = owner();
      if (next === before) return;
      const left = before === GUEST ? joined(kept, readLedger(storage, GUEST)) : null;
      kept = readLedger(storage, next);
      if (left !== null && everyAward(left).length > 0) {
        const given = { ...EMPTY_LEDGER, unsent: everyAward(left) };
        kept = joined(kept, given);
        // Written to the new place before it is removed from the old one, so that nothing is lost if this is
        // interrupted.
        writeLedger(storage, next, kept);
        writeLedger(storage, GUEST, EMPTY_LEDGER);
      }
      store.setState(stateOf(next), true);
    },
    send: sender.send,
    sync,
    async arrive() {
      // What other devices added is read where it is shown.
      await (kept.known.length === 0 ? sync() : sender.send());
      visit();
    },
    hearStorage(key) {
      if (key !== null && key !== ledgerKey(owner())) return;
      kept = key === null ? EMPTY_LEDGER : joined(kept, readLedger(storage, owner()));
      store.setState(stateOf(owner()), true);
    },
  };
}
