import type { FastifyInstance } from 'fastify';
import { createDayTeller, dayNumber } from '#domain/analytics/calendar.ts';
import { addRepeatedWork } from '#server/services/jobs/add-repeated-work.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/services/jobs/jobs.ts';
import { forgetOldDays, forgetOldEvents } from './forget-events.ts';

export interface ForgettingNeeds {
  readonly database: Database;
  readonly config: Pick<Config, 'analytics'>;
  readonly jobs: Jobs;
  readonly now: () => Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Not at the start, which is busy enough; but soon, so that frequent restarts do not keep old data. */
const FIRST_MS = 60 * 1000;
const EVERY_MS = 60 * 60 * 1000;

/** Schedules the deletion of old data as a job, so that only one of many processes does it. */
export function addForgetting(app: FastifyInstance, needs: ForgettingNeeds): void {
  const { database, config, jobs, now } = needs;
  const { timeZone, eventDays } = config.analytics;
  const dayTeller = createDayTeller(timeZone);

  jobs.handle('forget-analytics', async () => {
    await forgetOldEvents(database, new Date(now().getTime() - eventDays * DAY_MS));
    await forgetOldDays(database, dayNumber(dayTeller(now())));
  });

  addRepeatedWork(app, {
    work: () => jobs.addOnce(database, 'forget-analytics', {}),
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_MS,
    failure: 'what is old of the analytics could not be forgotten',
  });
}
