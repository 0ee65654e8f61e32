/** The progress of the current person, and what they gained just now. */

import { hashKey } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { createStore } from 'zustand/vanilla';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { currentUserQuery } from '#app/person/session/current-user.ts';
import { rememberedUser } from '#app/person/session/remembered-user.ts';
import { addAwards, readProgress } from '#contracts/progress.ts';
import type { Gain } from '#domain/gamification/gains.ts';
import { REWARD_MS } from '#domain/gamification/rewards.ts';
import { schedule } from '#studio/browser/timers.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import { GUEST } from './kept-ledger.ts';
import { showLevelUp } from './level-up-store.ts';
import { createProgressKeeper } from './progress-keeper.ts';

export interface ShownGain {
  /** Tells one from the next of the same name. */
  readonly id: string;
  readonly gain: Gain;
}

/** What was gained just now; each goes after a few seconds. */
export const gainStore = createStore<readonly ShownGain[]>(() => []);

function showGains(gains: readonly Gain[]): void {
  const shown = gains.map((gain) => ({ id: uuidv7(), gain }));
  gainStore.setState((before) => [...before, ...shown], true);
  schedule(() => {
    gainStore.setState((all) => all.filter((one) => !shown.includes(one)), true);
  }, REWARD_MS);
}

export const progress = createProgressKeeper({
  storage: browserStorage(),
  now: () => new Date(),
  newId: uuidv7,
  schedule,
  async post(userId, awards) {
    await callApi(addAwards, { body: { userId, awards: [...awards] }, keepalive: true });
  },
  async fetch(userId, after) {
    const read = await callApi(readProgress, { query: after === null ? {} : { after } });
    if (read.userId !== userId) throw new Error('Another account is signed in by now.');
    return read;
  },
  onGain(gains, reached) {
    showGains(gains);
    if (reached !== null) showLevelUp(reached);
  },
});

/** Makes the progress that of whoever is signed in or, until the server has said so, whoever was last. */
function followUser(): void {
  const query = queryClient.getQueryCache().find({ queryKey: currentUserQuery.queryKey });
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  const owner = (user === undefined ? rememberedUser() : user)?.id ?? GUEST;
  progress.setOwner(owner);
  const isAnswered = user !== undefined || query?.state.status === 'error';
  if (!isAnswered || owner === greeted) return;
  greeted = owner;
  void progress.arrive();
}
let greeted: string | null = null;

/** Follows who is signed in, the network and other tabs; starts once for the life of the document. */
export function followSession(): void {
  const userHash = hashKey(currentUserQuery.queryKey);
  followUser();
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === userHash) followUser();
  });
  addEventListener('storage', ({ key }) => {
    progress.hearStorage(key);
  });
  addEventListener('online', () => void progress.sync());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void progress.send();
    else if (greeted !== null) progress.visit();
  });
}
