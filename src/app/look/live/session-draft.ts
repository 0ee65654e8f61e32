/** A live session that is begun elsewhere than in its panel: the panel takes it up when it opens. */

import { createStore } from 'zustand/vanilla';

export interface SessionDraft {
  readonly title: string;
  /** The announced session that it is; null for a new one. */
  readonly planId: string | null;
}

export const sessionDraft = createStore<SessionDraft | null>(() => null);

/** Hands over what was begun; there is none afterwards. */
export function takeSessionDraft(): SessionDraft | null {
  const draft = sessionDraft.getState();
  sessionDraft.setState(null, true);
  return draft;
}
