/** A person's analyses from wherever they are, as one history. */

import {
  joinedHistory,
  type HistoryMeasure,
  type KeptValue,
  type SkinHistoryEntry,
} from '#domain/skin-history/skin-history.ts';
import type { HistoryState } from '#app/person/skin-history/history-state.ts';

export interface ShownEntry extends SkinHistoryEntry {
  /** Whether it is on this device alone while others are with the account. */
  readonly isHere: boolean;
}

/** What a chart can show: a measure, or the score. */
export type ShownMeasure = HistoryMeasure | 'score';

/** The oldest first, each analysis once. */
export function shownHistory(
  state: Pick<HistoryState, 'choice' | 'device' | 'waiting' | 'account'>,
): readonly ShownEntry[] {
  const account = state.account ?? [];
  const known = new Set(account.map(({ id }) => id));
  return joinedHistory(state.device, state.waiting, account).map((entry) => ({
    ...entry,
    isHere: state.choice === 'account' && !known.has(entry.id),
  }));
}

/** Null where it was withheld. */
export function valueOf(entry: SkinHistoryEntry, shown: ShownMeasure): KeptValue | null {
  return shown === 'score' ? entry.score : (entry.measures[shown] ?? null);
}
