/** The allergens and dislikes of the person at this page. */

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
import { GUEST } from './avoided-box.ts';
import { createAvoidedKeeper } from './avoided-keeper.ts';
import { REMOTE_AVOIDED } from './remote-avoided.ts';

function said(problem: unknown): string {
  const message = problem instanceof ApiProblem ? problem.message : '';
  return message === '' ? CONNECTION_WORDS.offline : message;
}

export const avoidedIngredients = createAvoidedKeeper({
  storage: browserStorage(),
  remote: REMOTE_AVOIDED,
  schedule,
  newId: uuidv7,
  said,
});

/** Whose list it is follows who is signed in; until the server has said so, who was last. */
function followUser(): void {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  avoidedIngredients.setOwner((user === undefined ? rememberedUser() : user)?.id ?? GUEST);
}

let isFollowing = false;

/** Follows who is signed in, the network and other tabs; starts once for the life of the document. */
export function followAvoidedIngredients(): void {
  followUser();
  if (isFollowing) return;
  isFollowing = true;
  const userHash = hashKey(currentUserQuery.queryKey);
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === userHash) followUser();
  });
  hearOtherTabs([KEPT.avoided], avoidedIngredients.readAgain);
  addEventListener('online', () => void avoidedIngredients.sync());
}
