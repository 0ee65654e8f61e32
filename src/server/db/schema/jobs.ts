import { and, desc, eq, isNull } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, primaryId } from './columns.ts';
import { PersonalData } from './personal-data.ts';

/**
 * Work to be done after the answer. A job is deleted once it is done, since it holds data about a person.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: primaryId(),
    name: text('name').notNull(),
    /** Encrypted where it may hold a link; see `createPayloadSeal`. */
    payload: jsonb('payload').$type<unknown>().notNull(),
    /** The account that it is done for; it is deleted together with the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address that it writes to, in lower case. */
    address: text('address'),
    /** When it is due; while a worker has it, when it counts as abandoned. */
    dueAt: moment('due_at').notNull(),
    /** How often it was started. */
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Set when it failed too often. Clearing it has the job tried again. */
    givenUpAt: moment('given_up_at'),
  },
  (table) => [index('jobs_by_due').on(table.dueAt).where(isNull(table.givenUpAt))],
);

/** Exported without the text of mails, which may be secret. */
export const jobsData = new PersonalData(
  jobs,
  {
    jobs: (on, { id }) =>
      on
        .select({
          kind: jobs.name,
          address: jobs.address,
          since: jobs.createdAt,
          givenUpAt: jobs.givenUpAt,
        })
        .from(jobs)
        .where(eq(jobs.userId, id))
        .orderBy(desc(jobs.createdAt)),
  },
  {
    before: async (on, { person }) => {
      if (person.verifiedEmail === undefined) return;
      // The account's own jobs go with it. Jobs of another account stay: its owner may have mistyped an
      // address.
      await on.delete(jobs).where(and(eq(jobs.address, person.verifiedEmail), isNull(jobs.userId)));
    },
  },
);
