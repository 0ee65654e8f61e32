/**
 * Which of the mirror's measures the person shares with the artists: held in the page's memory alone, and
 * off at first.
 */

import { createStore } from 'zustand/vanilla';
import type { MeasuredFeatures } from '#domain/artist-chat/features-of.ts';
import type { OperatorModel } from '#app/person/access/operator-model.ts';

export interface Sharing extends MeasuredFeatures {
  /** The operator's model, where the person lets it know the values, too; null otherwise. */
  readonly model: OperatorModel | null;
  /** Who shares it: the id of an account, or null for a guest. */
  readonly personId: string | null;
}

/** Null while nothing is shared. */
export const sharingStore = createStore<Sharing | null>(() => null);

export function share(sharing: Sharing | null): void {
  sharingStore.setState(sharing, true);
}

/** Ends sharing that was begun by anyone but this person. */
export function shareOnlyOf(personId: string | null): void {
  const sharing = sharingStore.getState();
  if (sharing !== null && sharing.personId !== personId) share(null);
}

/** What of it goes with a message. */
export function sentFeatures() {
  const sharing = sharingStore.getState();
  if (sharing === null) return {};
  const { features, model } = sharing;
  if (model === null) return { features };
  const { name } = model;
  return { features, mayShowFeatures: true, ...(name !== null && { modelName: name }) };
}
