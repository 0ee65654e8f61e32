/** A live session that is begun outside its panel: the panel takes it up when it opens. */

import { createStore } from 'zustand/vanilla';

export interface SessionDraft {
  readonly title: string;
  /** The id of the announced session to begin; null for a new one. */
  readonly planId: string | null;
}

export const sessionDraft = createStore<SessionDraft | null>(() => null);

/** Hands over the draft, and forgets it. */
export function takeSessionDraft(): SessionDraft | null {
  const draft = sessionDraft.getState();
  sessionDraft.setState(null, true);
  return draft;
}
