/** A public look that a link leads to, and what one can do with it. */

import { callApi } from '#app/kit/api/call-api.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { likeLook, readLook, unlikeLook } from '#contracts/makeup-looks.ts';

export type LinkedLook = ReplyOf<typeof readLook>;

/** Rejects with ApiProblem, with `not_found` where there is no such look or it is not public. */
export function readLinkedLook(id: string, signal: AbortSignal): Promise<LinkedLook> {
  return callApi(readLook, { params: { id }, signal });
}

/** Likes a look, or takes the like back. Rejects with ApiProblem. */
export async function setLike(look: LinkedLook, isLiked: boolean): Promise<LinkedLook> {
  const { id } = look;
  return { ...look, ...(await callApi(isLiked ? likeLook : unlikeLook, { params: { id } })) };
}
