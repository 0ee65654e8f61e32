/**
 * The saved looks of the signed-in person. Changing and deleting one shows at once, and is undone if the
 * server refuses.
 */

import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import type { BodyInputOf } from '#contracts/contract.ts';
import {
  deleteLook,
  listLooks,
  restoreLook,
  saveLook,
  updateLook,
  type SavedLook,
} from '#contracts/makeup-looks.ts';

export const savedLooksQuery = queryOptions({
  queryKey: [listLooks.path],
  queryFn: ({ signal }): Promise<readonly SavedLook[]> => callApi(listLooks, { signal }),
});

function newestFirst(one: SavedLook, other: SavedLook): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt);
}

/**
 * Changes the list on show. If it was never read, there is nothing to change: it is read when it is shown.
 */
function changeList(change: (looks: readonly SavedLook[]) => readonly SavedLook[]): void {
  queryClient.setQueryData(savedLooksQuery.queryKey, (looks) =>
    looks === undefined ? undefined : change(looks),
  );
}

function put(look: SavedLook): void {
  changeList((looks) => [...looks.filter(({ id }) => id !== look.id), look].toSorted(newestFirst));
}

function takeOut(id: string): void {
  changeList((looks) => looks.filter((look) => look.id !== id));
}

/** Saves a look under an id made by the page, so that the call can be repeated. Rejects with ApiProblem. */
export async function keepLook(body: BodyInputOf<typeof saveLook>): Promise<SavedLook> {
  const saved = await callApi(saveLook, { body });
  put(saved);
  return saved;
}

/**
 * Renames a look, or changes who may see it. Rejects with ApiProblem, after putting the look back as it was.
 */
export async function changeLook(
  look: SavedLook,
  change: Partial<Pick<SavedLook, 'name' | 'isPublic' | 'isListed'>>,
): Promise<void> {
  const isHidden = change.isPublic === false;
  put({ ...look, ...change, ...(isHidden && { isListed: false }) });
  try {
    put(await callApi(updateLook, { params: { id: look.id }, body: change }));
  } catch (problem) {
    put(look);
    throw problem;
  }
}

/** Deletes a look. Rejects with ApiProblem, after putting the look back in its place. */
export async function removeLook(look: SavedLook): Promise<void> {
  takeOut(look.id);
  try {
    await callApi(deleteLook, { params: { id: look.id } });
  } catch (problem) {
    put(look);
    throw problem;
  }
}

/** Brings back a look that was just deleted. Rejects with ApiProblem. */
export async function bringBackLook(id: string): Promise<void> {
  put(await callApi(restoreLook, { params: { id } }));
}
