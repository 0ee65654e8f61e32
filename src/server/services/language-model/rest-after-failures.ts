/** The outcome of a question: an answer, words that were not an answer, or nothing at all. */
export type Outcome = 'answered' | 'unusable' | 'failed';

export interface RestAfterFailures {
  /** Whether a question may be asked now. After a rest one alone is let through, until it has ended. */
  readonly mayAsk: () => boolean;
  /**
   * Notes what came of a question that was let through.
   *
   * @returns the rest that begins with it, in milliseconds; undefined where none does
   */
  readonly note: (outcome: Outcome) => number | undefined;
  /** Notes that a question which was let through was taken back: it says nothing about the model. */
  readonly takeBack: () => void;
}

/** The rest begins at this weight of what went wrong in a row: three failures, or nine useless answers. */
const MOST_WEIGHT = 9;
/**
 * A person who writes strange things may cause a useless answer, and must not silence the model for
 * everyone.
 */
const WEIGHTS: Readonly<Record<Exclude<Outcome, 'answered'>, number>> = { failed: 3, unusable: 1 };

/** The first rest; each that follows without an answer between is twice as long. */
export const FIRST_REST_MS = 30_000;
export const LONGEST_REST_MS = 600_000;

/**
 * Leaves alone what failed again and again (a circuit breaker), so that nobody waits for what will not come.
 *
 * @param clock milliseconds of a clock that never goes back
 */
export function createRestAfterFailures(clock: () => number): RestAfterFailures {
  let weight = 0;
  let restsUntil = -Infinity;
  let nextRestMs = FIRST_REST_MS;
  let isTrying = false;

  return {
    mayAsk() {
      if (weight < MOST_WEIGHT) return true;
      if (clock() < restsUntil || isTrying) return false;
      isTrying = true;
      return true;
    },
    note(outcome) {
      isTrying = false;
      if (outcome === 'answered') {
        weight = 0;
        nextRestMs = FIRST_REST_MS;
        return undefined;
      }
      weight = Math.min(MOST_WEIGHT, weight + WEIGHTS[outcome]);
      // Questions that were under way when a rest began do not lengthen it.
      if (weight < MOST_WEIGHT || clock() < restsUntil) return undefined;
      const restMs = nextRestMs;
      restsUntil = clock() + restMs;
      nextRestMs = Math.min(2 * restMs, LONGEST_REST_MS);
      return restMs;
    },
    takeBack() {
      isTrying = false;
    },
  };
}
