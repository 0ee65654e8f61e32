/** Counts that a link led to a look, and that the look was then seen in the mirror. */

import { sameMakeup } from '#domain/makeup/look-equality.ts';
import { countLookUse } from '#app/person/saved-looks/count-look-use.ts';
import { currentLook, type StudioState, type StudioStore } from '#studio/state/state.ts';
import type { LinkedLook } from './linked-look.ts';

/**
 * To be called once the look is worn; it watches until the look was seen in the mirror, or another one is
 * worn.
 */
export function countLinkedLook(
  store: Pick<StudioStore, 'getState' | 'subscribe'>,
  { id, look, isOwn }: LinkedLook,
): void {
  if (isOwn) return;
  countLookUse(id, 'visit', 'link');
  const isOver = (state: StudioState): boolean => {
    if (!sameMakeup(currentLook(state), look)) return true;
    if (state.status !== 'active') return false;
    countLookUse(id, 'apply', 'link');
    return true;
  };
  if (isOver(store.getState())) return;
  const unfollow = store.subscribe((state, before) => {
    const isSame = state.status === before.status && state.history === before.history;
    if (!isSame && isOver(state)) unfollow();
  });
}
