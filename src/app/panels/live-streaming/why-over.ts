import { readLiveStream } from '#contracts/live-streams.ts';
import type { EndReason } from '#domain/live/live-room.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';

/**
 * Why a session of this account is over. Asked when a sign of life was refused, since the refusal may come
 * before the news of the end. Null where it is not over, as after a call that did not get through.
 */
export async function whyOver(id: string, refusal: unknown): Promise<EndReason | null> {
  const isOver = refusal instanceof ApiProblem && [401, 403, 404].includes(refusal.status);
  if (!isOver) return null;
  if (refusal.status === 401) return 'signed-out';
  try {
    const { room } = await callApi(readLiveStream, { params: { id } });
    return room.endedBecause ?? 'silence';
  } catch {
    return 'silence';
  }
}
