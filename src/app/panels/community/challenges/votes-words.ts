import { fillIn } from '#content/fill-in.ts';
import { RESULT_WORDS as WORDS } from '#content/panels/challenges-words.ts';
import type { Challenge, ChallengeEntry } from '#contracts/challenges.ts';

/** How many of all votes a look got. */
export function votesWords({ votes }: ChallengeEntry, { result }: Challenge): string {
  const values = { votes: votes ?? 0, all: result?.votes ?? 0 };
  return fillIn(values.votes === 1 ? WORDS.oneVote : WORDS.votes, values);
}
