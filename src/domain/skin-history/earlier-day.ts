/** How the newest value stands against the person's own on an earlier day. Nobody else's numbers enter. */

import { compareScores } from '#domain/skin-report/skin-score.ts';
import type { KeptValue } from './skin-history.ts';

export interface ValueOfDay {
  /** Milliseconds since 1970. */
  readonly measuredAt: number;
  readonly value: KeptValue;
}

export interface EarlierDay {
  readonly is: 'same' | 'higher' | 'lower';
  /** When the earlier one was measured. */
  readonly measuredAt: number;
}

/**
 * Compares with the last value of the latest earlier day; null where all are of one day.
 *
 * @param values the oldest first
 * @param dayOf names the calendar day of a moment, where the person is
 */
export function compareToEarlierDay(
  values: readonly ValueOfDay[],
  dayOf: (measuredAt: number) => string,
): EarlierDay | null {
  const now = values.at(-1);
  if (now === undefined) return null;
  const today = dayOf(now.measuredAt);
  const before = values.findLast(({ measuredAt }) => dayOf(measuredAt) !== today);
  if (before === undefined) return null;
  const { is } = compareScores(certain(now.value), certain(before.value));
  return { is, measuredAt: before.measuredAt };
}

function certain(value: KeptValue) {
  return { ...value, confidence: 1 };
}
