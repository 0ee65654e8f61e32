/** The allergens and dislikes of the person at this page. */

import { v7 as uuidv7 } from 'uuid';
import { problemWords } from '#app/kit/api/problem-words.ts';
import { hearOwner, ownerHere } from '#app/person/session/owner-here.ts';
import { schedule } from '#studio/browser/timers.ts';
import { browserStorage, hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { createAvoidedKeeper } from './avoided-keeper.ts';
import { REMOTE_AVOIDED } from './remote-avoided.ts';

export const avoidedIngredients = createAvoidedKeeper({
  storage: browserStorage(),
  remote: REMOTE_AVOIDED,
  schedule,
  newId: uuidv7,
  said: problemWords,
});

let isFollowing = false;

/** Follows who is signed in, the network and other tabs; starts once for the life of the document. */
export function followAvoidedIngredients(): void {
  avoidedIngredients.setOwner(ownerHere());
  if (isFollowing) return;
  isFollowing = true;
  hearOwner(avoidedIngredients.setOwner);
  hearOtherTabs([KEPT.avoided], avoidedIngredients.readAgain);
  addEventListener('online', () => void avoidedIngredients.sync());
}
