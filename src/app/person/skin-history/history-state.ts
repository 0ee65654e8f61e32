/** What a page knows of a person's skin history. */

import type { HistoryPlace, KeptHistory } from '#domain/skin-history/kept-history.ts';
import type { SkinHistory } from '#domain/skin-history/skin-history.ts';
import type { Owner } from '#app/person/session/owner.ts';

/** Where the numbers of each new analysis go. */
export type HistoryChoice = HistoryPlace | 'nowhere';

/** What can fail, since it needs the server. */
export type HistoryStep = 'read' | 'send' | 'agree' | 'leave' | 'bring' | 'erase' | 'delete';

export interface HistoryTrouble {
  readonly step: HistoryStep;
  /** Why, in a sentence for the person. */
  readonly why: string;
}

export interface HistoryState {
  readonly owner: Owner;
  readonly choice: HistoryChoice;
  /** Kept on this device alone. */
  readonly device: SkinHistory;
  /** On this device until the account has them. */
  readonly waiting: SkinHistory;
  /** With the account; null while that is not known. */
  readonly account: SkinHistory | null;
  /** Whether something is being changed. */
  readonly isBusy: boolean;
  readonly trouble: HistoryTrouble | null;
  /** Whether another device took the history from the account. */
  readonly wasWithdrawn: boolean;
}

/** The part of the state that a browser keeps. */
export function stateOfKept(
  kept: KeptHistory | null,
): Pick<HistoryState, 'choice' | 'device' | 'waiting'> {
  return {
    choice: kept?.place ?? 'nowhere',
    device: kept?.entries ?? [],
    waiting: kept?.unsent ?? [],
  };
}

/** What is known of a person before the server was asked. */
export function firstState(owner: Owner, kept: KeptHistory | null): HistoryState {
  return {
    owner,
    ...stateOfKept(kept),
    account: null,
    isBusy: false,
    trouble: null,
    wasWithdrawn: false,
  };
}
