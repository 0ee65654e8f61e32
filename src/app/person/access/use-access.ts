import { useStore } from 'zustand';
import type { ProFeature } from '#domain/access/features.ts';
import { type Gate, gateFor } from '#domain/access/gate.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { accessStore } from './access-store.ts';
import { isPro, type KnownAccess, passUntil } from './known-access.ts';

/** What the current person may use, as the page knows it: to choose what is shown, and nothing more. */
export function useAccess(): KnownAccess {
  return useStore(accessStore);
}

/** Whether the current person is Pro. */
export function useIsPro(): boolean {
  return useStore(accessStore, isPro);
}

/** When the pass of a person who is not Pro ends, by the server's clock; null without one. */
export function usePassUntil(): number | null {
  return useStore(accessStore, passUntil);
}

/** What stands between the current person and a feature; `null` stands for what is open to everyone. */
export function useFeature(feature: ProFeature | null): Gate {
  const has = useStore(accessStore, ({ until }) => feature === null || until.has(feature));
  const { user } = useCurrentUser();
  return gateFor(user !== null, has);
}
