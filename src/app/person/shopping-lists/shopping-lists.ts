/** The wishlist and the bag of the person at this page. */

import { hashKey } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { CONNECTION_WORDS } from '#content/form-words.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { currentUserQuery } from '#app/person/session/current-user.ts';
import { rememberedUser } from '#app/person/session/remembered-user.ts';
import { schedule } from '#studio/browser/timers.ts';
import { browserStorage, hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { GUEST } from './lists-box.ts';
import { createListsKeeper } from './lists-keeper.ts';
import { REMOTE_LISTS } from './remote-lists.ts';

function said(problem: unknown): string {
  const message = problem instanceof ApiProblem ? problem.message : '';
  return message === '' ? CONNECTION_WORDS.offline : message;
}

export const shoppingLists = createListsKeeper({
  storage: browserStorage(),
  remote: REMOTE_LISTS,
  schedule,
  newId: uuidv7,
  said,
});

/** Whose lists they are follows who is signed in; until the server has said so, who was last. */
function followUser(): void {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  const owner = (user === undefined ? rememberedUser() : user)?.id ?? GUEST;
  if (owner === shoppingLists.store.getState().owner) return;
  shoppingLists.setOwner(owner);
  void shoppingLists.sync();
}

let isFollowing = false;

/** Follows who is signed in, the network and other tabs; starts once for the life of the document. */
export function followShoppingLists(): void {
  followUser();
  if (isFollowing) return;
  isFollowing = true;
  const userHash = hashKey(currentUserQuery.queryKey);
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === userHash) followUser();
  });
  hearOtherTabs([KEPT.shoppingLists], shoppingLists.readAgain);
  addEventListener('online', () => void shoppingLists.sync());
}
