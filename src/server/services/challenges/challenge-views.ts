import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Challenge, ChallengeEntry } from '#contracts/challenges.ts';
import { challengeState, entriesUntil } from '#domain/challenges/challenge.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import {
  challengeEntries,
  challengeJoins,
  challenges,
  challengeVotes,
} from '#server/db/schema/challenges.ts';
import { looks } from '#server/db/schema/looks.ts';
import {
  briefOf,
  type ChallengeRow,
  type EntryRow,
  isShown,
  selectEntries,
} from './stored-challenge.ts';

type On = Database | Transaction;

export interface ViewNeeds {
  readonly on: On;
  /** The account whose joining, entry and vote are shown; undefined for nobody. */
  readonly viewerId: string | undefined;
  readonly now: Date;
  readonly log: FastifyBaseLogger;
}

/**
 * Named with its table: in a query on a single table, drizzle names only the column, even inside a
 * subquery.
 */
const challengeId = sql`${challenges}.${sql.identifier(challenges.id.name)}`;

function countsOf(on: On, ids: readonly string[], viewerId: string | undefined) {
  const viewer = sql`${viewerId ?? null}::uuid`;
  return on
    .select({
      id: challenges.id,
      participants: sql<number>`(select count(*) from (
        select joined.user_id from ${challengeJoins} as joined where joined.challenge_id = ${challengeId}
        union
        select entered.user_id from ${challengeEntries} as entered where entered.challenge_id = ${challengeId}
      ) as people)::int`,
      entries: sql<number>`(select count(*) from ${challengeEntries} as entered
        join ${looks} as look on look.id = entered.look_id and look.is_public and look.deleted_at is null
        where entered.challenge_id = ${challengeId})::int`,
      isJoined: sql<boolean>`exists (select from ${challengeJoins} as joined
        where joined.challenge_id = ${challengeId} and joined.user_id = ${viewer})`,
      votedFor: sql<string | null>`(select vote.entry_id from ${challengeVotes} as vote
        where vote.challenge_id = ${challengeId} and vote.user_id = ${viewer})`,
    })
    .from(challenges)
    .where(inArray(challenges.id, [...ids]));
}

/** The entries that stand in a challenge's own view: the viewer's, and the winners'. */
async function namedEntries(on: On, ids: readonly string[], viewerId: string | undefined) {
  const won = and(eq(challengeEntries.place, 1), gt(challengeEntries.votes, 0), isShown);
  const own = viewerId === undefined ? undefined : eq(challengeEntries.userId, viewerId);
  return selectEntries(on).where(
    and(inArray(challengeEntries.challengeId, [...ids]), or(won, own)),
  );
}

/** An entry as it is shown to a viewer; undefined, and logged, if its look cannot be read. */
export function entryView(
  { entry, look }: EntryRow,
  { viewerId, log }: Pick<ViewNeeds, 'viewerId' | 'log'>,
): ChallengeEntry | undefined {
  const read = parseLook(look.look);
  if (!read.ok) {
    log.error({ lookId: look.id, reason: read.failure }, 'a stored look cannot be read');
    return undefined;
  }
  const [lid, crease, corner] = read.value.eyeshadow.colors;
  return {
    id: entry.id,
    lookId: look.id,
    name: look.name,
    look: { ...read.value, eyeshadow: { ...read.value.eyeshadow, colors: [lid, crease, corner] } },
    isOwn: entry.userId === viewerId,
    isShown: look.isPublic && look.deletedAt === null,
    place: entry.place,
    votes: entry.votes,
  };
}

/** Challenges as they are shown to a viewer, in the order of their rows. */
export async function viewChallenges(
  rows: readonly ChallengeRow[],
  needs: ViewNeeds,
): Promise<readonly Challenge[]> {
  const { on, viewerId, now } = needs;
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const counts = new Map((await countsOf(on, ids, viewerId)).map((count) => [count.id, count]));
  const named = await namedEntries(on, ids, viewerId);
  return rows.map((row) => {
    const entries = named
      .filter(({ entry }) => entry.challengeId === row.id)
      .flatMap((entry) => entryView(entry, needs) ?? []);
    const count = counts.get(row.id);
    return {
      id: row.id,
      setter: row.setter,
      title: row.title,
      about: row.about,
      parts: [...briefOf(row)],
      prize: row.prize,
      difficulty: row.difficulty,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      entriesUntil: entriesUntil(row).toISOString(),
      state: challengeState(row, now),
      participants: count?.participants ?? 0,
      entries: count?.entries ?? 0,
      isJoined: count?.isJoined ?? false,
      votedFor: count?.votedFor ?? null,
      ownEntry: entries.find(({ isOwn }) => isOwn) ?? null,
      result:
        row.settledAt === null
          ? null
          : {
              votes: row.votes,
              winners: entries.filter(
                ({ place, votes, isShown: shown }) => place === 1 && (votes ?? 0) > 0 && shown,
              ),
            },
    };
  });
}

export async function viewChallenge(row: ChallengeRow, needs: ViewNeeds): Promise<Challenge> {
  const [view] = await viewChallenges([row], needs);
  if (view === undefined) throw new Error('A challenge was not shown.');
  return view;
}
