import { v5 as uuidv5 } from 'uuid';
import { ideaOf, OUR_PRIZE } from '#content/challenges/our-challenges.ts';
import { ROUND_SLOTS, roundAt } from '#domain/challenges/rounds.ts';
import type { challenges } from '#server/db/schema/challenges.ts';

/** Makes the ids of rounds (RFC 9562, version 5): every process gives a round the same one. */
const ROUNDS = '6b0f3c52-6e53-4c0e-9d0a-5f8a54f4a1d7';

/**
 * The challenges that come with Lookglass, in the rounds that run now. Nothing has to be stored for them, nor done when
 * one round follows another: a round gets its row when a person takes part in it.
 */
export function ourRounds(now: Date): readonly (typeof challenges.$inferSelect)[] {
  return Array.from({ length: ROUND_SLOTS }, (_, slot) => {
    const { number, startsAt, endsAt } = roundAt(slot, now);
    const { title, about, difficulty, parts } = ideaOf(slot, number);
    return {
      id: uuidv5(`${slot} ${number}`, ROUNDS),
      setter: 'lookglass',
      title,
      about,
      parts,
      prize: OUR_PRIZE,
      difficulty,
      startsAt,
      endsAt,
      createdAt: startsAt,
      settledAt: null,
      votes: 0,
    };
  });
}
