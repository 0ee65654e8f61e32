import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/database.ts';
import { jobs } from '#server/db/schema/jobs.ts';

export interface ClaimedJob {
  readonly id: string;
  readonly name: string;
  readonly payload: unknown;
  /** How often it was started, this time included. */
  readonly tries: number;
}

export interface ClaimMoments {
  readonly now: Date;
  /** Nobody else takes the job before then. */
  readonly until: Date;
  /**
   * No job is put off beyond this moment: one that seems to be was put off before the clock was set back.
   */
  readonly latest: Date;
}

/** Takes the job that has waited longest. Undefined when none of these kinds is due. */
export async function claimJob(
  database: Database,
  names: readonly string[],
  { now, until, latest }: ClaimMoments,
): Promise<ClaimedJob | undefined> {
  const isDue = or(lte(jobs.dueAt, now), gt(jobs.dueAt, latest));
  const next = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.givenUpAt), isDue, inArray(jobs.name, [...names])))
    .orderBy(asc(jobs.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await database
    .update(jobs)
    .set({ dueAt: until, tries: sql`${jobs.tries} + 1` })
    .where(eq(jobs.id, sql`(${next})`))
    .returning({ id: jobs.id, name: jobs.name, payload: jobs.payload, tries: jobs.tries });
  return job;
}

/** Whether exactly this job waits, and nobody has begun it yet. */
export async function isWaiting(
  on: Database | Transaction,
  name: string,
  payload: unknown,
): Promise<boolean> {
  const waiting = await on
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.name, name),
        eq(jobs.tries, 0),
        isNull(jobs.givenUpAt),
        eq(jobs.payload, payload),
      ),
    )
    .limit(1);
  return waiting.length > 0;
}

export async function removeJob(database: Database, id: string): Promise<void> {
  await database.delete(jobs).where(eq(jobs.id, id));
}

export async function postponeJob(database: Database, id: string, dueAt: Date): Promise<void> {
  await database.update(jobs).set({ dueAt }).where(eq(jobs.id, id));
}

export async function giveJobUp(database: Database, id: string, givenUpAt: Date): Promise<void> {
  await database.update(jobs).set({ givenUpAt }).where(eq(jobs.id, id));
}

/** Forgets what was given up before `moment`: what a job carries is not kept for ever. */
export async function forgetGivenUp(database: Database, moment: Date): Promise<void> {
  await database.delete(jobs).where(lt(jobs.givenUpAt, moment));
}
