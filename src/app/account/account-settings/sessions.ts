/** Where the account is signed in, and the end of it. */

import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { listSessions, revokeOtherSessions, revokeSession } from '#contracts/session.ts';
import { toast } from '#app/kit/toast/toasts.ts';

export type ListedSession = ReplyOf<typeof listSessions>[number];

export const sessionsQuery = queryOptions({
  queryKey: [listSessions.path],
  queryFn: ({ signal }) => callApi(listSessions, { signal }),
  // Other devices come and go without a word to this one.
  refetchOnMount: 'always',
});

/** Signs another place out, and says so. */
export async function endSession({ id, device }: ListedSession): Promise<void> {
  try {
    await callApi(revokeSession, { params: { id } });
    toast('sessionEnded', { device });
  } catch {
    toast('sessionNotEnded');
  }
  await queryClient.invalidateQueries(sessionsQuery);
}

/** Signs every other place out, and says so. */
export async function endOtherSessions(): Promise<void> {
  try {
    await callApi(revokeOtherSessions);
    toast('otherSessionsEnded');
  } catch {
    toast('sessionNotEnded');
  }
  await queryClient.invalidateQueries(sessionsQuery);
}
