import type { Database } from '#server/db/database.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { subjectOf } from '#server/services/jobs/job-payloads.ts';
import { isWaiting } from '#server/services/jobs/job-table.ts';

const NAME = 'wish-news';
const PAYLOAD = {};

/**
 * Makes wishes be checked because offers changed. It only stores the job: an import may run in the
 * operator's own process, and a server finds it within seconds.
 */
export async function lookAtWishes(database: Database, now: Date): Promise<void> {
  if (await isWaiting(database, NAME, PAYLOAD)) return;
  await database
    .insert(jobs)
    .values({ name: NAME, payload: PAYLOAD, ...subjectOf(NAME, PAYLOAD), dueAt: now });
}
