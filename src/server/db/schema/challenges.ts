import { desc, eq } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { DIFFICULTIES, SETTERS } from '#domain/challenges/challenge.ts';
import { users } from './accounts.ts';
import { moment, primaryId } from './columns.ts';
import { looks } from './looks.ts';
import { NobodysData, PersonalData } from './personal-data.ts';

/** Challenges of the community. Those that come with Lookglass have a row once a person takes part in their round. */
export const challenges = pgTable(
  'challenges',
  {
    id: primaryId(),
    setter: text('setter', { enum: SETTERS }).notNull(),
    title: text('title').notNull(),
    about: text('about').notNull(),
    /** Read through `briefSchema`. */
    parts: jsonb('parts').$type<unknown>().notNull(),
    prize: text('prize').notNull(),
    difficulty: text('difficulty', { enum: DIFFICULTIES }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When its result was worked out and the mails about it were sent. */
    settledAt: moment('settled_at'),
    /** How many people voted; kept with the result, since votes go with their accounts. */
    votes: integer('votes').notNull().default(0),
  },
  (table) => [index('challenges_by_end').on(table.endsAt)],
);

export const challengesData = new NobodysData(
  challenges,
  'They are set for everybody; who set one stands in the audit.',
);

/** The challenge that an account has joined: one at a time. */
export const challengeJoins = pgTable(
  'challenge_joins',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    challengeId: uuid('challenge_id')
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [index('challenge_joins_by_challenge').on(table.challengeId)],
);

export const challengeJoinsData = new PersonalData(
  challengeJoins,
  {
    challengeJoined: (on, { id }) =>
      on
        .select({ title: challenges.title, joinedAt: challengeJoins.joinedAt })
        .from(challengeJoins)
        .innerJoin(challenges, eq(challenges.id, challengeJoins.challengeId))
        .where(eq(challengeJoins.userId, id)),
  },
  'with the account',
);

/** Looks that were entered: one for each account and challenge. They go with their look. */
export const challengeEntries = pgTable(
  'challenge_entries',
  {
    id: primaryId(),
    challengeId: uuid('challenge_id')
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lookId: uuid('look_id')
      .notNull()
      .references(() => looks.id, { onDelete: 'cascade' }),
    /** The makeup of the look (`makeupKey`): nobody enters what another has entered. */
    makeup: text('makeup').notNull(),
    enteredAt: moment('entered_at').notNull(),
    /** Set when the challenge ends; stays null for an entry that could not be seen then. */
    place: integer('place'),
    votes: integer('votes'),
  },
  (table) => [
    unique('challenge_entries_one_each').on(table.challengeId, table.userId),
    unique('challenge_entries_by_makeup').on(table.challengeId, table.makeup),
    index('challenge_entries_by_user').on(table.userId),
    index('challenge_entries_by_look').on(table.lookId),
  ],
);

export const challengeEntriesData = new PersonalData(
  challengeEntries,
  {
    challengeEntries: (on, { id }) =>
      on
        .select({
          title: challenges.title,
          lookId: challengeEntries.lookId,
          enteredAt: challengeEntries.enteredAt,
          place: challengeEntries.place,
          votes: challengeEntries.votes,
        })
        .from(challengeEntries)
        .innerJoin(challenges, eq(challenges.id, challengeEntries.challengeId))
        .where(eq(challengeEntries.userId, id))
        .orderBy(desc(challengeEntries.enteredAt)),
  },
  'with the account',
);

/** One vote for each account and challenge. */
export const challengeVotes = pgTable(
  'challenge_votes',
  {
    challengeId: uuid('challenge_id')
      .notNull()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => challengeEntries.id, { onDelete: 'cascade' }),
    votedAt: moment('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.challengeId, table.userId] }),
    index('challenge_votes_by_user').on(table.userId),
    index('challenge_votes_by_entry').on(table.entryId),
  ],
);

export const challengeVotesData = new PersonalData(
  challengeVotes,
  {
    challengeVotes: (on, { id }) =>
      on
        .select({
          title: challenges.title,
          entry: challengeVotes.entryId,
          votedAt: challengeVotes.votedAt,
        })
        .from(challengeVotes)
        .innerJoin(challenges, eq(challenges.id, challengeVotes.challengeId))
        .where(eq(challengeVotes.userId, id))
        .orderBy(desc(challengeVotes.votedAt)),
  },
  'with the account',
);
