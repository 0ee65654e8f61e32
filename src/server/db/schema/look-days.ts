/** How often public looks were opened and put on: sums by day, which say nothing about anybody. */

import { asc, eq } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { LOOK_WAYS } from '#domain/looks/look-uses.ts';
import { looks } from './looks.ts';
import { PersonalData } from './personal-data.ts';

export const lookDays = pgTable(
  'look_days',
  {
    lookId: uuid('look_id')
      .notNull()
      .references(() => looks.id, { onDelete: 'cascade' }),
    /** In the time zone in which everything is counted. */
    day: date('day', { mode: 'string' }).notNull(),
    way: text('way', { enum: LOOK_WAYS }).notNull(),
    visits: integer('visits').notNull().default(0),
    applies: integer('applies').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.lookId, table.day, table.way] }),
    index('look_days_by_day').on(table.day),
  ],
);

export const lookDaysData = new PersonalData(
  lookDays,
  {
    lookFigures: (on, { id }) =>
      on
        .select({
          look: looks.name,
          day: lookDays.day,
          way: lookDays.way,
          visits: lookDays.visits,
          applies: lookDays.applies,
        })
        .from(lookDays)
        .innerJoin(looks, eq(looks.id, lookDays.lookId))
        .where(eq(looks.userId, id))
        .orderBy(asc(lookDays.day)),
  },
  { kept: 'Nothing in it names an account; it goes with its look.' },
);
