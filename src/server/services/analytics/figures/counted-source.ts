import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { FUNNEL_STEPS } from '#domain/analytics/periods.ts';
import type { Database } from '#server/db/database.ts';
import { analyticsCounts, analyticsWindows } from '#server/db/schema/analytics.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import type { FigureSource } from './figure-source.ts';

const countRow = z.object({
  day: z.string(),
  figure: z.string(),
  part: z.string(),
  count: z.number(),
});
const reachedRow = z.object({ step: z.number(), visitors: z.number() });
const cohortRow = z.object({ week: z.string(), later: z.number(), visitors: z.number() });

/** Figures as they were counted when the events came: how many events there are does not matter. */
export function createCountedSource(database: Database): FigureSource {
  return {
    counts: (figures, { first, last }) =>
      rowsOf(
        database,
        sql`select day::text as day, figure, part, count::float8 as count from ${analyticsCounts}
          where figure = any(${sql.param([...figures])}::text[])
            and day between ${first}::date and ${last}::date and count <> 0`,
        countRow,
      ),
    async reached({ first, last }) {
      const rows = await rowsOf(
        database,
        sql`select step, sum(visitors)::float8 as visitors from ${analyticsWindows}
          where end_day = (
              select max(end_day) from ${analyticsWindows} where end_day <= ${last}::date)
            and since_day >= ${first}::date
          group by step`,
        reachedRow,
      );
      return FUNNEL_STEPS.map((_, place) => rows.find(({ step }) => step === place)?.visitors ?? 0);
    },
    cohorts: (since) =>
      rowsOf(
        database,
        sql`select day::text as week, part::int as later, count::float8 as visitors
          from ${analyticsCounts}
          where figure = 'cohort' and day >= ${since}::date and count <> 0`,
        cohortRow,
      ),
  };
}
