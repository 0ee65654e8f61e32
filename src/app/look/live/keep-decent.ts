/** What the host of a live session does about messages and their authors. */

import { HOST_TOASTS, HOST_WORDS } from '#content/panels/live-host-words.ts';
import {
  listRestrained,
  removeFromLiveStream,
  restoreInLiveStream,
  setStandingInLiveStream,
} from '#contracts/live-chat.ts';
import { type LiveMessage } from '#contracts/live-room.ts';
import type { Restraint, Standing } from '#domain/live/live-room.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toast } from '#app/kit/toast/toasts.ts';

/** A message of a session; where an action is about a person, it identifies them as its author. */
export interface HostsMessage extends Pick<LiveMessage, 'place'> {
  readonly roomId: string;
  /** Its author. */
  readonly name: string;
}

const paramsOf = ({ roomId, place }: HostsMessage) => ({ id: roomId, place: String(place) });

export function restrainedKey(roomId: string): readonly string[] {
  return [listRestrained.path, roomId];
}

/** Does something; a toast says so if it fails. */
async function attempt(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch {
    toast(HOST_TOASTS.failed);
    return false;
  }
}

async function restore(message: HostsMessage): Promise<void> {
  const isDone = await attempt(() => callApi(restoreInLiveStream, { params: paramsOf(message) }));
  if (isDone) toast(HOST_TOASTS.restored);
}

/** Takes a message away; the toast offers it back. */
export async function removeMessage(message: HostsMessage): Promise<void> {
  const isDone = await attempt(() => callApi(removeFromLiveStream, { params: paramsOf(message) }));
  if (!isDone) return;
  const { undo: label, undoRemoval: otherWay } = HOST_WORDS;
  const action = { label, otherWay, act: () => void restore(message) };
  toast(HOST_TOASTS.removed, {}, '', { action });
}

async function setStanding(message: HostsMessage, standing: Standing): Promise<boolean> {
  const isDone = await attempt(() =>
    callApi(setStandingInLiveStream, { params: paramsOf(message), body: { standing } }),
  );
  await queryClient.invalidateQueries({ queryKey: restrainedKey(message.roomId) });
  return isDone;
}

/** Lets the author of a message write again, and watch. */
export async function release(message: HostsMessage): Promise<void> {
  if (await setStanding(message, 'welcome')) toast(HOST_TOASTS.welcome, { name: message.name });
}

/** Mutes or blocks the author of a message; the toast offers to take it back. */
export async function restrain(message: HostsMessage, restraint: Restraint): Promise<void> {
  if (!(await setStanding(message, restraint))) return;
  const { undo: label, undoOtherWay: otherWay } = HOST_WORDS;
  const action = { label, otherWay, act: () => void release(message) };
  toast(HOST_TOASTS[restraint], { name: message.name }, '', { action });
}
