import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Challenge, ChallengeEntry, listChallenges } from '#contracts/challenges.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import {
  type ChallengeState,
  challengeState,
  MOST_ENTRIES,
  RESULT_SHOWN_MS,
} from '#domain/challenges/challenge.ts';
import { inOrderOf } from '#domain/challenges/ranking.ts';
import type { Database } from '#server/db/database.ts';
import { challengeEntries, challenges } from '#server/db/schema/challenges.ts';
import { lockUser } from '#server/services/callers/lock-user.ts';
import { entryView, viewChallenge, viewChallenges } from './challenge-views.ts';
import { ourRounds } from './our-rounds.ts';
import {
  type ChallengeRow,
  findChallenge,
  isShown,
  selectEntries,
  takeChallenge,
} from './stored-challenge.ts';
import { enter, join, leave, type Taking, vote, withdraw } from './take-part.ts';

export interface ChallengesNeeds {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  /** Works out the results that are due. */
  readonly settle: () => Promise<unknown>;
}

/**
 * The challenges of the community. Every call rejects with `not_found` for a challenge that does not
 * exist.
 */
export interface Challenges {
  readonly list: (viewerId: string | undefined) => Promise<ReplyOf<typeof listChallenges>>;
  /** While the challenge runs, in an order of the viewer's own; afterwards, by their places. */
  readonly entries: (viewerId: string, id: string) => Promise<ChallengeEntry[]>;
  readonly join: (userId: string, id: string) => Promise<Challenge>;
  readonly leave: (userId: string, id: string) => Promise<Challenge>;
  /**
   * Enters a look. Rejects with `invalid_input` where it is not public or does not meet the brief, `already_used` where
   * this account has entered another or another account this makeup, `forbidden` when it is too late, and
   * `limit_reached`; each says why.
   */
  readonly enter: (userId: string, id: string, lookId: string) => Promise<Challenge>;
  readonly withdraw: (userId: string, id: string) => Promise<Challenge>;
  /** Rejects with `forbidden` for an own entry, and when the challenge is over. */
  readonly vote: (userId: string, id: string, entryId: string | null) => Promise<Challenge>;
}

const MOST_LISTED = 30;
/** How many rows are looked at for the list; far more than are shown. */
const MOST_READ = 200;

type Act = (taking: Taking) => Promise<void>;

/** The order of running challenges: operators' own first, then ours; among each, the one that ends first. */
function inListOrder(one: Challenge, other: Challenge): number {
  const ours = Number(one.setter === 'lookglass') - Number(other.setter === 'lookglass');
  return ours || Date.parse(one.endsAt) - Date.parse(other.endsAt);
}

export function createChallenges({ database, log, now, settle }: ChallengesNeeds): Challenges {
  async function storedRows(): Promise<readonly ChallengeRow[]> {
    const since = new Date(now().getTime() - RESULT_SHOWN_MS);
    return database
      .select()
      .from(challenges)
      .where(gt(challenges.endsAt, since))
      .orderBy(asc(challenges.endsAt))
      .limit(MOST_READ);
  }

  /** So that a result is there as soon as anybody looks for it. A failure is no reason to show no list. */
  async function settleDue(): Promise<void> {
    const isDue = and(lte(challenges.endsAt, now()), isNull(challenges.settledAt));
    const [due] = await database
      .select({ id: challenges.id })
      .from(challenges)
      .where(isDue)
      .limit(1);
    if (due === undefined) return;
    await settle().catch((error: unknown) => {
      log.warn({ err: error }, 'challenges that are over could not be settled');
    });
  }

  async function act(userId: string, id: string, does: Act): Promise<Challenge> {
    await database.transaction(async (on) => {
      // One call of an account at a time, so that twenty simultaneous votes count as one.
      await lockUser(on, userId);
      const challenge = await takeChallenge(on, id, now());
      await does({ on, userId, challenge, now: now() });
    });
    const row = await findChallenge(database, id, now());
    return viewChallenge(row, { on: database, viewerId: userId, now: now(), log });
  }

  return {
    async list(viewerId) {
      await settleDue();
      const stored = await storedRows();
      const known = new Set(stored.map(({ id }) => id));
      const rows = [...stored, ...ourRounds(now()).filter(({ id }) => !known.has(id))];
      const views = await viewChallenges(rows, { on: database, viewerId, now: now(), log });
      const of = (state: ChallengeState) => views.filter((view) => view.state === state);
      return {
        running: of('running').toSorted(inListOrder).slice(0, MOST_LISTED),
        planned: of('planned')
          .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
          .slice(0, MOST_LISTED),
        ended: of('ended')
          .filter(({ entries }) => entries > 0)
          .toReversed()
          .slice(0, MOST_LISTED),
      };
    },

    async entries(viewerId, id) {
      await settleDue();
      const challenge = await findChallenge(database, id, now());
      const rows = await selectEntries(database)
        .where(and(eq(challengeEntries.challengeId, id), isShown))
        .orderBy(asc(challengeEntries.id))
        .limit(MOST_ENTRIES);
      const views = rows.flatMap((row) => entryView(row, { viewerId, log }) ?? []);
      if (challengeState(challenge, now()) !== 'ended') {
        return [...inOrderOf(`${viewerId} ${id}`, views)];
      }
      return views
        .filter(({ place }) => place !== null)
        .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
    },

    join: (userId, id) => act(userId, id, join),
    leave: (userId, id) => act(userId, id, leave),
    enter: (userId, id, lookId) => act(userId, id, (taking) => enter(taking, lookId)),
    withdraw: (userId, id) => act(userId, id, withdraw),
    vote: (userId, id, entryId) => act(userId, id, (taking) => vote(taking, entryId)),
  };
}
