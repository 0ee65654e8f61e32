/** The skin history of the person at this page. */

import { hashKey } from '@tanstack/react-query';
import { CONNECTION_WORDS } from '#content/form-words.ts';
import { HISTORY_WORDS } from '#content/panels/skin-history-words.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { currentUserQuery } from '#app/person/session/current-user.ts';
import { rememberedUser } from '#app/person/session/remembered-user.ts';
import { schedule } from '#studio/browser/timers.ts';
import { browserStorage, hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { GUEST } from './history-box.ts';
import { createHistoryKeeper, NotKeptHere } from './history-keeper.ts';
import { REMOTE_HISTORY } from './remote-history.ts';

function said(problem: unknown): string {
  if (problem instanceof NotKeptHere) return HISTORY_WORDS.notKeptHere;
  const message = problem instanceof ApiProblem ? problem.message : '';
  return message === '' ? CONNECTION_WORDS.offline : message;
}

export const skinHistory = createHistoryKeeper({
  storage: browserStorage(),
  remote: REMOTE_HISTORY,
  schedule,
  said,
});

/** Whose it is follows who is signed in; until the server has said so, who was last. */
function followUser(): void {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  skinHistory.setOwner((user === undefined ? rememberedUser() : user)?.id ?? GUEST);
}

let isFollowing = false;

/** Follows who is signed in, the network and other tabs; starts once for the life of the document. */
export function followSkinHistory(): void {
  followUser();
  if (isFollowing) return;
  isFollowing = true;
  const userHash = hashKey(currentUserQuery.queryKey);
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === userHash) followUser();
  });
  hearOtherTabs([KEPT.skinHistory], () => {
    skinHistory.hearStorage(null);
  });
  addEventListener('online', () => void skinHistory.sync());
}
