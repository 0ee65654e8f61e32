/** The painting of the person who uses the page: it goes when they do. */

import { queryClient } from '#app/kit/api/query-client.ts';
import { currentUserQuery } from '#app/person/session/current-user.ts';
import { rememberedUser } from '#app/person/session/remembered-user.ts';
import { paintingOf, type Painting, type PaintingOwner } from '#studio/commands/painting.ts';
import type { StudioStore } from '#studio/state/state.ts';
import { tabStorage } from '#studio/storage/browser-storage.ts';

const followed = new WeakSet<Painting>();

/** The id of the account that is signed in, or was when we last knew. */
function person(): PaintingOwner {
  const known = queryClient.getQueryData(currentUserQuery.queryKey);
  return (known === undefined ? rememberedUser() : known)?.id ?? null;
}

/**
 * The studio's painting, for the person who uses the page. It follows who that is for as long as the page is
 * open, since strokes stay when the panel closes.
 */
export function ownPainting(store: StudioStore): Painting {
  const painting = paintingOf(store, tabStorage(), person());
  if (!followed.has(painting)) {
    followed.add(painting);
    queryClient.getQueryCache().subscribe(() => {
      painting.belongTo(person());
    });
  }
  painting.belongTo(person());
  return painting;
}
