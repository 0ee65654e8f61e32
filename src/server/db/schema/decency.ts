import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  CASE_DECISIONS,
  CASE_STATES,
  REPORT_KINDS,
  REPORT_REASONS,
} from '#domain/decency/report.ts';
import { RESTRICTED_AREAS } from '#domain/decency/restriction.ts';
import { users } from './accounts.ts';
import { moment, primaryId } from './columns.ts';
import { PersonalData } from './personal-data.ts';

/**
 * One row for each thing that was reported, with a copy of what it said. A copy never contains a picture.
 */
export const reportCases = pgTable(
  'report_cases',
  {
    id: primaryId(),
    kind: text('kind', { enum: REPORT_KINDS }).notNull(),
    /** Identifies it among all of its kind: an id, for a message followed by its place. */
    subject: text('subject').notNull(),
    /** Whose it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Read through `evidence` of the contract. */
    evidence: jsonb('evidence').$type<readonly unknown[]>().notNull(),
    /** How many people reported it. */
    reports: integer('reports').notNull().default(0),
    isUrgent: boolean('is_urgent').notNull().default(false),
    state: text('state', { enum: CASE_STATES }).notNull().default('open'),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    decision: text('decision', { enum: CASE_DECISIONS }),
    /** Why, in the operator's words, which the person is told. */
    decidedBecause: text('decided_because'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    unique('report_cases_one_each').on(table.kind, table.subject),
    index('report_cases_by_state').on(table.state, table.isUrgent, table.reports, table.id),
    index('report_cases_by_user').on(table.userId),
  ],
);

/** What was decided about what a person wrote or showed. What others reported about it is their data. */
export const reportCasesData = new PersonalData(
  reportCases,
  {
    decisionsAboutMe: (on, { id }) =>
      on
        .select({
          kind: reportCases.kind,
          evidence: reportCases.evidence,
          decision: reportCases.decision,
          because: reportCases.decidedBecause,
          decidedAt: reportCases.decidedAt,
        })
        .from(reportCases)
        .where(and(eq(reportCases.userId, id), isNotNull(reportCases.decidedAt)))
        .orderBy(desc(reportCases.decidedAt)),
  },
  'with the account',
);

/** Who reported what, and why: an account, or a guest until they sign in. */
export const reports = pgTable(
  'reports',
  {
    id: primaryId(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => reportCases.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id'),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    words: text('words').notNull(),
    reportedAt: moment('reported_at').notNull(),
  },
  (table) => [
    unique('reports_by_user').on(table.caseId, table.userId),
    unique('reports_by_guest').on(table.caseId, table.guestId),
    index('reports_of_user').on(table.userId),
    index('reports_of_guest').on(table.guestId),
    check('reports_one_sender', sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`),
  ],
);

export const reportsData = new PersonalData(
  reports,
  {
    reports: (on, { id }) =>
      on
        .select({
          kind: reportCases.kind,
          subject: reportCases.subject,
          reason: reports.reason,
          words: reports.words,
          reportedAt: reports.reportedAt,
        })
        .from(reports)
        .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
        .where(eq(reports.userId, id))
        .orderBy(desc(reports.reportedAt)),
  },
  'with the account',
);

/** Parts of the service that operators closed to an account. */
export const restrictions = pgTable(
  'restrictions',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    area: text('area', { enum: RESTRICTED_AREAS }).notNull(),
    reason: text('reason').notNull(),
    since: moment('since').notNull(),
    /** Null until it is lifted. */
    until: moment('until'),
    liftedAt: moment('lifted_at'),
  },
  (table) => [index('restrictions_by_user').on(table.userId, table.area)],
);

export const restrictionsData = new PersonalData(
  restrictions,
  {
    restrictions: (on, { id }) =>
      on
        .select({
          area: restrictions.area,
          reason: restrictions.reason,
          since: restrictions.since,
          until: restrictions.until,
          liftedAt: restrictions.liftedAt,
        })
        .from(restrictions)
        .where(eq(restrictions.userId, id))
        .orderBy(desc(restrictions.since)),
  },
  'with the account',
);

/** Names that others are not shown. One that is changed is shown again. */
export const hiddenNames = pgTable('hidden_names', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  hiddenAt: moment('hidden_at').notNull(),
});

export const hiddenNamesData = new PersonalData(
  hiddenNames,
  {
    hiddenNames: (on, { id }) =>
      on
        .select({ name: hiddenNames.name, hiddenAt: hiddenNames.hiddenAt })
        .from(hiddenNames)
        .where(eq(hiddenNames.userId, id)),
  },
  'with the account',
);
