import { and, count, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '#server/db/database.ts';
import { sessions, users } from '#server/db/schema/accounts.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { looks } from '#server/db/schema/looks.ts';
import { entitlements, payments, subscriptions } from '#server/db/schema/payments.ts';
import { type Family, gauge } from './open-metrics.ts';

export interface DatabaseMeterNeeds {
  readonly database: Database;
  readonly readAnywhere: DatabaseConnection['readAnywhere'];
  readonly now: () => Date;
  /** Milliseconds of a clock that never goes back. */
  readonly clock: () => number;
}

/** Counting everything is work for the database, so the counts are kept for this long. */
const COUNTED_FOR_MS = 60_000;
const MS_PER_S = 1000;
const RUNNING = ['active', 'past_due'] as const;

async function jobFamilies(on: Database, now: Date): Promise<readonly Family[]> {
  const waiting = isNull(jobs.givenUpAt);
  const isDue = and(waiting, lte(jobs.dueAt, now));
  const [row] = await on
    .select({
      waiting: sql<number>`count(*) filter (where ${waiting})`.mapWith(Number),
      due: sql<number>`count(*) filter (where ${isDue})`.mapWith(Number),
      givenUp: sql<number>`count(*) filter (where ${isNotNull(jobs.givenUpAt)})`.mapWith(Number),
      oldest: sql<Date | null>`min(${jobs.dueAt}) filter (where ${isDue})`.mapWith(jobs.dueAt),
    })
    .from(jobs);
  const oldest = row?.oldest ?? null;
  const waitsFor = oldest === null ? 0 : (now.getTime() - oldest.getTime()) / MS_PER_S;
  return [
    gauge('lookglass_jobs_waiting', 'Jobs that are stored and not done.', row?.waiting ?? 0),
    gauge('lookglass_jobs_due', 'Those of them that could be done now.', row?.due ?? 0),
    gauge('lookglass_jobs_given_up', 'Jobs that failed too often.', row?.givenUp ?? 0),
    gauge('lookglass_jobs_oldest_seconds', 'For how long a job has been due at most.', waitsFor),
  ];
}

async function businessFamilies(on: Database, now: Date): Promise<readonly Family[]> {
  const [accounts] = await on.select({ all: count() }).from(users);
  const [live] = await on
    .select({ all: count() })
    .from(sessions)
    .where(gt(sessions.expiresAt, now));
  const [kept] = await on.select({ all: count() }).from(looks).where(isNull(looks.deletedAt));
  const [running] = await on
    .select({ all: count() })
    .from(subscriptions)
    .where(inArray(subscriptions.status, [...RUNNING]));
  const [entitled] = await on
    .select({ all: count() })
    .from(entitlements)
    .where(gt(entitlements.endsAt, now));
  const [paid] = await on
    .select({ all: count() })
    .from(payments)
    .where(eq(payments.status, 'succeeded'));
  return [
    gauge('lookglass_accounts', 'Accounts.', accounts?.all ?? 0),
    gauge('lookglass_sessions', 'Sessions that have not ended.', live?.all ?? 0),
    gauge('lookglass_looks', 'Saved looks.', kept?.all ?? 0),
    gauge('lookglass_subscriptions', 'Subscriptions that run.', running?.all ?? 0),
    gauge('lookglass_entitlements', 'Times of Pro that have not ended.', entitled?.all ?? 0),
    gauge('lookglass_payments', 'Payments that succeeded and were not refunded.', paid?.all ?? 0),
  ];
}

/** Counts what is in the database: the same for every process, so that one is enough to ask. */
export function createDatabaseMeter({ database, readAnywhere, now, clock }: DatabaseMeterNeeds) {
  let counted: { readonly families: readonly Family[]; readonly at: number } | undefined;
  return {
    async families(): Promise<readonly Family[]> {
      const queue = await jobFamilies(database, now());
      if (counted === undefined || clock() - counted.at > COUNTED_FOR_MS) {
        counted = {
          families: await readAnywhere((on) => businessFamilies(on, now())),
          at: clock(),
        };
      }
      return [...queue, ...counted.families];
    },
  };
}
