/** The skin history of the person at this page. */

import { HISTORY_WORDS } from '#content/panels/skin-history-words.ts';
import { problemWords } from '#app/kit/api/problem-words.ts';
import { hearOwner, ownerHere } from '#app/person/session/owner-here.ts';
import { schedule } from '#studio/browser/timers.ts';
import { browserStorage, hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { createHistoryKeeper, NotKeptHere } from './history-keeper.ts';
import { REMOTE_HISTORY } from './remote-history.ts';

function said(problem: unknown): string {
  return problem instanceof NotKeptHere ? HISTORY_WORDS.notKeptHere : problemWords(problem);
}

export const skinHistory = createHistoryKeeper({
  storage: browserStorage(),
  remote: REMOTE_HISTORY,
  schedule,
  said,
});

let isFollowing = false;

/** Follows who is signed in, the network and other tabs; starts once for the life of the document. */
export function followSkinHistory(): void {
  skinHistory.setOwner(ownerHere());
  if (isFollowing) return;
  isFollowing = true;
  hearOwner(skinHistory.setOwner);
  hearOtherTabs([KEPT.skinHistory], () => {
    skinHistory.hearStorage(null);
  });
  addEventListener('online', () => void skinHistory.sync());
}
