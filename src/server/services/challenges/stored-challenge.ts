import { and, eq, isNull } from 'drizzle-orm';
import { parseBrief, type Brief } from '#domain/challenges/brief.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { challengeEntries, challenges } from '#server/db/schema/challenges.ts';
import { looks } from '#server/db/schema/looks.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { ourRounds } from './our-rounds.ts';

export type ChallengeRow = typeof challenges.$inferSelect;

/** Whether others see an entry: its look is public, and not deleted. */
export const isShown = and(eq(looks.isPublic, true), isNull(looks.deletedAt));

/** The brief of a challenge. Throws if what is stored is not a brief: then we have stored it wrongly. */
export function briefOf({ id, parts }: Pick<ChallengeRow, 'id' | 'parts'>): Brief {
  const brief = parseBrief(parts);
  if (brief === null) throw new Error(`The brief of challenge ${id} cannot be read.`);
  return brief;
}

/** A challenge as it is stored, or one of ours that runs and is not stored yet. Rejects with `not_found`. */
export async function findChallenge(
  on: Database | Transaction,
  id: string,
  now: Date,
): Promise<ChallengeRow> {
  const [stored] = await on.select().from(challenges).where(eq(challenges.id, id));
  const found = stored ?? ourRounds(now).find((round) => round.id === id);
  if (found === undefined) throw new ApiFailure('not_found');
  return found;
}

/** Stores the row of a round of ours that runs, if it has none yet. */
export async function storeRound(on: Transaction, id: string, now: Date): Promise<void> {
  const round = ourRounds(now).find((one) => one.id === id);
  if (round !== undefined) await on.insert(challenges).values(round).onConflictDoNothing();
}

/**
 * A challenge for whoever is about to take part in it: it is stored from now on, and cannot end before this transaction
 * has ended.
 */
export async function takeChallenge(on: Transaction, id: string, now: Date): Promise<ChallengeRow> {
  await storeRound(on, id, now);
  const [stored] = await on.select().from(challenges).where(eq(challenges.id, id)).for('share');
  if (stored === undefined) throw new ApiFailure('not_found');
  return stored;
}

/** Entries with their looks: the rows of every query that shows some. */
export function selectEntries(on: Database | Transaction) {
  return on
    .select({ entry: challengeEntries, look: looks })
    .from(challengeEntries)
    .innerJoin(looks, eq(looks.id, challengeEntries.lookId));
}
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];
