import { and, count, eq } from 'drizzle-orm';
import { missWords } from '#content/challenges/brief-words.ts';
import { CHALLENGE_REFUSALS } from '#content/challenges/result-words.ts';
import {
  challengeState,
  makeupKey,
  MOST_ENTRIES,
  takesEntries,
} from '#domain/challenges/challenge.ts';
import { checkBrief } from '#domain/challenges/check-brief.ts';
import { parseLook } from '#domain/makeup/parse-look.ts';
import type { Transaction } from '#server/db/database.ts';
import { challengeEntries, challengeJoins, challengeVotes } from '#server/db/schema/challenges.ts';
import { looks } from '#server/db/schema/looks.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import { isKeptBy } from '#server/services/looks/look-queries.ts';
import { briefOf, type ChallengeRow, isShown, selectEntries } from './stored-challenge.ts';

/** Who takes part in a challenge, in a transaction that holds both; see `takeChallenge` and `lockUser`. */
export interface Taking {
  readonly on: Transaction;
  readonly userId: string;
  readonly challenge: ChallengeRow;
  readonly now: Date;
}

function requireRunning({ challenge, now }: Taking): void {
  if (challengeState(challenge, now) === 'running') return;
  throw new ApiFailure('forbidden', { details: CHALLENGE_REFUSALS.over });
}

/** Joins in place of what was joined before. */
export async function join(taking: Taking): Promise<void> {
  const { on, userId, challenge, now } = taking;
  if (challengeState(challenge, now) !== 'running') throw new ApiFailure('not_found');
  const joined = { challengeId: challenge.id, joinedAt: now };
  await on
    .insert(challengeJoins)
    .values({ userId, ...joined })
    .onConflictDoUpdate({ target: challengeJoins.userId, set: joined });
}

export async function leave({ on, userId, challenge }: Taking): Promise<void> {
  await on
    .delete(challengeJoins)
    .where(and(eq(challengeJoins.userId, userId), eq(challengeJoins.challengeId, challenge.id)));
}

/** The makeup of the account's look that is to be entered. Rejects where it may not be. */
async function enteredMakeup({ on, userId, challenge }: Taking, lookId: string): Promise<string> {
  const [row] = await on.select().from(looks).where(isKeptBy(userId, lookId));
  const look = row === undefined ? undefined : parseLook(row.look);
  if (row === undefined || look?.ok !== true) throw new ApiFailure('not_found');
  if (!row.isPublic) {
    throw new ApiFailure('invalid_input', {
      field: 'lookId',
      details: CHALLENGE_REFUSALS.notPublic,
    });
  }
  const misses = checkBrief(look.value, briefOf(challenge)).flatMap((part) => part.misses);
  if (misses.length > 0) {
    throw new ApiFailure('invalid_input', {
      field: 'lookId',
      details: misses.map((miss) => missWords(miss)).join(' '),
    });
  }
  return makeupKey(look.value);
}

/** Enters a look, and joins. The same look again changes nothing. */
export async function enter(taking: Taking, lookId: string): Promise<void> {
  const { on, userId, challenge, now } = taking;
  const inChallenge = eq(challengeEntries.challengeId, challenge.id);
  const [known] = await on
    .select({ lookId: challengeEntries.lookId })
    .from(challengeEntries)
    .where(and(inChallenge, eq(challengeEntries.userId, userId)));
  if (known?.lookId === lookId) return;
  requireRunning(taking);
  if (!takesEntries(challenge, now)) {
    throw new ApiFailure('forbidden', { details: CHALLENGE_REFUSALS.entriesClosed });
  }
  if (known !== undefined) {
    throw new ApiFailure('already_used', { details: CHALLENGE_REFUSALS.enteredAnother });
  }
  const makeup = await enteredMakeup(taking, lookId);
  const [all] = await on.select({ entered: count() }).from(challengeEntries).where(inChallenge);
  if ((all?.entered ?? 0) >= MOST_ENTRIES) throw new ApiFailure('limit_reached');
  const added = await on
    .insert(challengeEntries)
    .values({ challengeId: challenge.id, userId, lookId, makeup, enteredAt: now })
    .onConflictDoNothing()
    .returning({ id: challengeEntries.id });
  if (added.length === 0) {
    throw new ApiFailure('already_used', { details: CHALLENGE_REFUSALS.makeupTaken });
  }
  await join(taking);
}

/** Takes the account's look out; the votes for it go with it. */
export async function withdraw(taking: Taking): Promise<void> {
  requireRunning(taking);
  const { on, userId, challenge } = taking;
  await on
    .delete(challengeEntries)
    .where(
      and(eq(challengeEntries.challengeId, challenge.id), eq(challengeEntries.userId, userId)),
    );
}

/** Votes in place of the account's vote before; null takes that back. */
export async function vote(taking: Taking, entryId: string | null): Promise<void> {
  requireRunning(taking);
  const { on, userId, challenge, now } = taking;
  const { challengeId, userId: voter } = challengeVotes;
  const own = and(eq(challengeId, challenge.id), eq(voter, userId));
  if (entryId === null) {
    await on.delete(challengeVotes).where(own);
    return;
  }
  const [chosen] = await selectEntries(on).where(
    and(eq(challengeEntries.id, entryId), eq(challengeEntries.challengeId, challenge.id), isShown),
  );
  if (chosen === undefined) throw new ApiFailure('not_found');
  if (chosen.entry.userId === userId) {
    throw new ApiFailure('forbidden', { details: CHALLENGE_REFUSALS.ownEntry });
  }
  const [known] = await on.select().from(challengeVotes).where(own);
  if (known?.entryId === entryId) return;
  const cast = { entryId, votedAt: now };
  await on
    .insert(challengeVotes)
    .values({ challengeId: challenge.id, userId, ...cast })
    .onConflictDoUpdate({ target: [challengeId, voter], set: cast });
}
