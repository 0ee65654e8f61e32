import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { RESULT_MAIL_WORDS } from '#content/challenges/result-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { type Placing, placings, winnersOf } from '#domain/challenges/ranking.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { challengeEntries, challenges, challengeVotes } from '#server/db/schema/challenges.ts';
import { looks } from '#server/db/schema/looks.ts';
import type { Mails } from '#server/services/mail/mails.ts';
import { type ChallengeRow, isShown } from './stored-challenge.ts';

export interface SettleNeeds {
  readonly database: Database;
  readonly mails: Pick<Mails, 'send'>;
  /** Of our own pages. */
  readonly origin: string;
  readonly now: () => Date;
}

/** What everybody who entered is told. */
interface Told {
  readonly challenge: ChallengeRow;
  readonly placed: readonly Placing[];
  /** How many voted. */
  readonly all: number;
}

interface Entrant {
  readonly userId: string;
  readonly entryId: string;
  readonly look: string;
  readonly email: string;
  /** Whether they have confirmed that the address is theirs. */
  readonly isVerified: boolean;
  readonly name: string;
}

/** The entries that can be seen now, and whose they are. */
async function readEntrants(on: Transaction, challengeId: string) {
  return on
    .select({
      userId: challengeEntries.userId,
      entryId: challengeEntries.id,
      enteredAt: challengeEntries.enteredAt,
      look: looks.name,
      email: users.email,
      isVerified: users.emailVerified,
      name: users.firstName,
    })
    .from(challengeEntries)
    .innerJoin(looks, eq(looks.id, challengeEntries.lookId))
    .innerJoin(users, eq(users.id, challengeEntries.userId))
    .where(and(eq(challengeEntries.challengeId, challengeId), isShown));
}

function linesFor(
  { challenge, placed, all }: Told,
  { place, votes }: Placing,
  look: string,
): { readonly isWinner: boolean; readonly lines: readonly string[] } {
  const winners = winnersOf(placed);
  if (winners.length === 0) {
    return { isWinner: false, lines: [fillIn(RESULT_MAIL_WORDS.nobody, { look })] };
  }
  const values = { look, votes, all, place, count: placed.length };
  if (place > 1) return { isWinner: false, lines: [fillIn(RESULT_MAIL_WORDS.placed, values)] };
  const { won, level, prize } = RESULT_MAIL_WORDS;
  return {
    isWinner: true,
    lines: [
      fillIn(winners.length > 1 ? level : won, values),
      fillIn(prize, { prize: challenge.prize }),
    ],
  };
}

/**
 * Creates the function that works out the results of all challenges that are over, and sends one mail to
 * each person who entered and has confirmed their address.
 */
export function createSettling({ database, mails, origin, now }: SettleNeeds): () => Promise<void> {
  async function tell(on: Transaction, told: Told, entrant: Entrant): Promise<void> {
    // An address that nobody confirmed may be a stranger's, who entered nothing.
    if (!entrant.isVerified) return;
    const placing = told.placed.find(({ entryId }) => entryId === entrant.entryId);
    if (placing === undefined) return;
    const { isWinner, lines } = linesFor(told, placing, entrant.look);
    await mails.send(on, isWinner ? 'challengeWon' : 'challengeResult', {
      to: entrant.email,
      userId: entrant.userId,
      name: entrant.name,
      values: { title: told.challenge.title },
      lines,
      link: `${origin}/#panel=community/challenges`,
    });
  }

  /**
   * In one transaction with the mails, so that no result is announced twice, and none is announced only
   * in part when a process fails.
   */
  async function settleOne(id: string): Promise<void> {
    await database.transaction(async (on) => {
      const [challenge] = await on
        .select()
        .from(challenges)
        .where(and(eq(challenges.id, id), isNull(challenges.settledAt)))
        .for('update');
      if (challenge === undefined) return;
      const entrants = await readEntrants(on, id);
      const ballots = await on
        .select()
        .from(challengeVotes)
        .where(eq(challengeVotes.challengeId, id));
      const placed = placings(
        entrants.map(({ entryId, ...entrant }) => ({ ...entrant, id: entryId })),
        ballots,
      );
      const all = placed.reduce((sum, { votes }) => sum + votes, 0);
      for (const { entryId, place, votes } of placed) {
        await on
          .update(challengeEntries)
          .set({ place, votes })
          .where(eq(challengeEntries.id, entryId));
      }
      await on
        .update(challenges)
        .set({ settledAt: now(), votes: all })
        .where(eq(challenges.id, id));
      for (const entrant of entrants) await tell(on, { challenge, placed, all }, entrant);
    });
  }

  return async () => {
    const over = await database
      .select({ id: challenges.id })
      .from(challenges)
      .where(and(lte(challenges.endsAt, now()), isNull(challenges.settledAt)))
      .orderBy(asc(challenges.endsAt));
    for (const { id } of over) await settleOne(id);
  };
}
