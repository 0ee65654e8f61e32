/** The wishlist and the bag of the person at this page. */

import { v7 as uuidv7 } from 'uuid';
import { problemWords } from '#app/kit/api/problem-words.ts';
import { hearOwner, ownerHere } from '#app/person/session/owner-here.ts';
import type { Owner } from '#app/person/session/owner.ts';
import { schedule } from '#studio/browser/timers.ts';
import { browserStorage, hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { createListsKeeper } from './lists-keeper.ts';
import { REMOTE_LISTS } from './remote-lists.ts';

export const shoppingLists = createListsKeeper({
  storage: browserStorage(),
  remote: REMOTE_LISTS,
  schedule,
  newId: uuidv7,
  said: problemWords,
});

/** Makes the lists those of the person at this page. */
function belongTo(owner: Owner): void {
  if (owner === shoppingLists.store.getState().owner) return;
  shoppingLists.setOwner(owner);
  void shoppingLists.sync();
}

let isFollowing = false;

/** Follows who is signed in, the network and other tabs; starts once for the life of the document. */
export function followShoppingLists(): void {
  belongTo(ownerHere());
  if (isFollowing) return;
  isFollowing = true;
  hearOwner(belongTo);
  hearOtherTabs([KEPT.shoppingLists], shoppingLists.readAgain);
  addEventListener('online', () => void shoppingLists.sync());
}
