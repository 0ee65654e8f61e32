import { eq, lt, lte } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { sandboxClock, sandboxObjects, sandboxReplies } from './tables.ts';
import type { Ledger } from './ledger.ts';
import { openSheet } from './sheet.ts';
import { CLOCK, playUntil, storedLedger } from './stored-ledger.ts';

const MS_PER_S = 1000;
/** As long as the provider keeps them. */
const REPLY_KEPT_MS = 24 * 60 * 60_000;

export interface LedgerStore {
  /** The sandbox's time, as far as this process knows: another may have moved it a moment ago. */
  readonly now: () => Date;
  /**
   * Works on the ledger, one call at a time; whatever is due happens first. Must not be called within a
   * transaction.
   */
  readonly work: <Result>(
    act: (ledger: Ledger, on: Transaction) => Promise<Result>,
  ) => Promise<Result>;
  /** Whether the clock is ahead of the real one, as far as this process knows. */
  readonly isAhead: () => boolean;
  /** Checks whether anything is due, and makes it happen. */
  readonly look: () => Promise<void>;
  /** Forgets replies that are too old to be asked for again. */
  readonly forget: () => Promise<void>;
}

interface LedgerStoreNeeds {
  readonly database: Database;
  readonly now: () => Date;
  /** There may be something to announce. */
  readonly onWork: () => void;
}

async function readLocked(on: Transaction): Promise<number | undefined> {
  const [clock] = await on
    .select({ leadMs: sandboxClock.leadMs })
    .from(sandboxClock)
    .where(eq(sandboxClock.id, CLOCK))
    .for('update');
  return clock?.leadMs;
}

/** Locks the ledger for other work; resolves with the clock's lead in milliseconds. */
async function lockClock(on: Transaction): Promise<number> {
  const known = await readLocked(on);
  if (known !== undefined) return known;
  await on.insert(sandboxClock).values({ id: CLOCK, leadMs: 0 }).onConflictDoNothing();
  return (await readLocked(on)) ?? 0;
}

/** The sandbox's ledger and its clock, both in the database. */
export function createLedgerStore({ database, now, onWork }: LedgerStoreNeeds): LedgerStore {
  let lead = 0;
  const realNow = (): number => now().getTime();
  const present = (): number => Math.floor((realNow() + lead) / MS_PER_S);
  const onLead = (leadMs: number): void => {
    lead = leadMs;
  };

  const work: LedgerStore['work'] = async (act) => {
    const result = await database.transaction(async (on) => {
      lead = await lockClock(on);
      const moment = present();
      const sheet = openSheet(on);
      const needs = { sheet, moment, realNow, onLead };
      await playUntil(needs, moment);
      const outcome = await act(storedLedger(needs), on);
      await sheet.close();
      return outcome;
    });
    onWork();
    return result;
  };

  return {
    now: () => new Date(realNow() + lead),
    work,
    isAhead: () => lead !== 0,
    async look() {
      const [clock] = await database.select({ leadMs: sandboxClock.leadMs }).from(sandboxClock);
      lead = clock?.leadMs ?? 0;
      const due = await database
        .select({ id: sandboxObjects.id })
        .from(sandboxObjects)
        .where(lte(sandboxObjects.dueAt, present()))
        .limit(1);
      if (due.length > 0) await work(async () => undefined);
    },
    async forget() {
      const oldest = new Date(realNow() - REPLY_KEPT_MS);
      await database.delete(sandboxReplies).where(lt(sandboxReplies.createdAt, oldest));
    },
  };
}
