/** How operators set challenges. */

import { isDeepStrictEqual } from 'node:util';
import { desc, eq, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { CHALLENGE_REFUSALS, TIMES_PROBLEM_WORDS } from '#content/challenges/result-words.ts';
import type { Challenge } from '#contracts/challenges.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import type { ChallengeSettings, listOperatorChallenges } from '#contracts/operator-challenges.ts';
import { challengeState, problemOfTimes } from '#domain/challenges/challenge.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { challenges } from '#server/db/schema/challenges.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Audit } from '#server/services/audit/audit.ts';
import { viewChallenge, viewChallenges } from './challenge-views.ts';
import { ourRounds } from './our-rounds.ts';
import { type ChallengeRow, storeRound } from './stored-challenge.ts';

/** What an operator does, with an id that a repeat shares. */
interface Action {
  /** The operator's id. */
  readonly actor: string;
  readonly actionId: string;
}

export interface OperatorChallenges {
  readonly list: (before: string | undefined) => Promise<ReplyOf<typeof listOperatorChallenges>>;
  /** Rejects with `invalid_input` for impossible times; the same action again changes nothing. */
  readonly create: (
    action: Action & { readonly settings: ChallengeSettings },
  ) => Promise<Challenge>;
  /** Rejects with `forbidden` once it has begun. */
  readonly change: (
    action: Action & { readonly id: string; readonly settings: ChallengeSettings },
  ) => Promise<Challenge>;
  /** Ends one that runs, and deletes one that has not begun: then nothing is left of it. */
  readonly end: (
    action: Action & { readonly id: string; readonly reason: string },
  ) => Promise<Challenge | null>;
}

export interface OperatorChallengesNeeds {
  readonly database: Database;
  readonly audit: Audit;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /** Works out the results that are due. */
  readonly settle: () => Promise<unknown>;
}

const AT_ONCE = 30;

function columnsOf({ startsAt, endsAt, ...settings }: ChallengeSettings) {
  return { ...settings, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

function refuseTimes(settings: ChallengeSettings, now: Date): void {
  const problem = problemOfTimes(columnsOf(settings), now);
  if (problem === null) return;
  throw new ApiFailure('invalid_input', {
    field: problem.startsWith('starts') ? 'startsAt' : 'endsAt',
    details: TIMES_PROBLEM_WORDS[problem],
  });
}

function isSame(row: ChallengeRow, settings: ChallengeSettings): boolean {
  const wanted = columnsOf(settings);
  return (
    row.title === wanted.title &&
    row.about === wanted.about &&
    row.prize === wanted.prize &&
    row.difficulty === wanted.difficulty &&
    row.startsAt.getTime() === wanted.startsAt.getTime() &&
    row.endsAt.getTime() === wanted.endsAt.getTime() &&
    isDeepStrictEqual(row.parts, wanted.parts)
  );
}

export function createOperatorChallenges(needs: OperatorChallengesNeeds): OperatorChallenges {
  const { database, audit, log, now, settle } = needs;

  const view = (row: ChallengeRow) =>
    viewChallenge(row, { on: database, viewerId: undefined, now: now(), log });

  async function locked(on: Transaction, id: string): Promise<ChallengeRow> {
    const [row] = await on.select().from(challenges).where(eq(challenges.id, id)).for('update');
    if (row === undefined) throw new ApiFailure('not_found');
    return row;
  }

  return {
    async list(before) {
      const stored = await database
        .select()
        .from(challenges)
        .where(before === undefined ? undefined : lt(challenges.endsAt, new Date(before)))
        .orderBy(desc(challenges.endsAt))
        .limit(AT_ONCE + 1);
      const known = new Set(stored.map(({ id }) => id));
      const ours = ourRounds(now()).filter(({ id }) => before === undefined && !known.has(id));
      const rows = [...ours, ...stored.slice(0, AT_ONCE)].toSorted(
        (one, other) => other.endsAt.getTime() - one.endsAt.getTime(),
      );
      const viewed = { on: database, viewerId: undefined, now: now(), log };
      return {
        challenges: [...(await viewChallenges(rows, viewed))],
        hasMore: stored.length > AT_ONCE,
      };
    },

    async create({ actor, actionId, settings }) {
      const row = await database.transaction(async (on) => {
        // The action's id is the challenge's: the same action again finds it.
        const [known] = await on.select().from(challenges).where(eq(challenges.id, actionId));
        if (known !== undefined) {
          if (isSame(known, settings)) return known;
          throw new ApiFailure('already_used');
        }
        refuseTimes(settings, now());
        const entry = { id: actionId, actor, subject: actionId };
        const isNew = await audit.add(on, { ...entry, action: 'challenge_created' });
        if (!isNew) throw new ApiFailure('already_used');
        const [added] = await on
          .insert(challenges)
          .values({ ...columnsOf(settings), id: actionId, setter: 'operator', createdAt: now() })
          .returning();
        if (added === undefined) throw new Error('The challenge was not stored.');
        return added;
      });
      return view(row);
    },

    async change({ actor, actionId, id, settings }) {
      const row = await database.transaction(async (on) => {
        const known = await locked(on, id);
        if (isSame(known, settings)) return known;
        if (challengeState(known, now()) !== 'planned') {
          throw new ApiFailure('forbidden', { details: CHALLENGE_REFUSALS.begun });
        }
        refuseTimes(settings, now());
        const entry = { id: actionId, actor, subject: id };
        const isNew = await audit.add(on, { ...entry, action: 'challenge_changed' });
        if (!isNew) throw new ApiFailure('already_used');
        const [changed] = await on
          .update(challenges)
          .set(columnsOf(settings))
          .where(eq(challenges.id, id))
          .returning();
        if (changed === undefined) throw new Error('The challenge was not stored.');
        return changed;
      });
      return view(row);
    },

    async end({ actor, actionId, id, reason }) {
      const left = await database.transaction(async (on) => {
        await storeRound(on, id, now());
        const known = await locked(on, id);
        const state = challengeState(known, now());
        const entry = { id: actionId, actor, subject: id, detail: { reason, state } };
        if (state !== 'ended') await audit.add(on, { ...entry, action: 'challenge_ended' });
        if (state === 'planned') {
          await on.delete(challenges).where(eq(challenges.id, id));
          return false;
        }
        if (state === 'running') {
          await on.update(challenges).set({ endsAt: now() }).where(eq(challenges.id, id));
        }
        return true;
      });
      if (!left) return null;
      await settle();
      const [row] = await database.select().from(challenges).where(eq(challenges.id, id));
      return row === undefined ? null : view(row);
    },
  };
}
