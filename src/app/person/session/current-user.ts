import { queryOptions, useQuery } from '@tanstack/react-query';
import { isSignedOut } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { useIsTakenOver } from '#app/kit/first-sight/first-sight.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { onRefusal } from '#app/kit/api/refusals.ts';
import { signedInUser, type SignedInUser } from './signed-in-user.ts';
import { readCurrentUser } from '#contracts/current-user.ts';
import { onRememberedElsewhere, rememberedUser, rememberUser } from './remembered-user.ts';

/** How long after a failed request it is repeated, in milliseconds. */
const ASK_AGAIN = 5000;

/** Who is signed in; null when nobody is. */
export const currentUserQuery = queryOptions({
  queryKey: [readCurrentUser.path],
  queryFn: async ({ signal }): Promise<SignedInUser | null> => {
    try {
      const user = signedInUser.parse(await callApi(readCurrentUser, { signal }));
      rememberUser(user);
      return user;
    } catch (problem) {
      if (!isSignedOut(problem)) throw problem;
      rememberUser(null);
      return null;
    }
  },
  // An unreachable server has said nothing about who one is: only then is it asked again.
  refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN : false),
});

export interface Session {
  /** The person who is signed in, or was when we last knew; null when nobody is. */
  readonly user: SignedInUser | null;
  /** Whether the server has said so on this page; until then `user` is what we remember. */
  readonly isCertain: boolean;
}

/**
 * Who is signed in. Only an answer of "signed out" from the server signs out; a failure keeps what was
 * known.
 */
export function useCurrentUser(): Session {
  const { data, isError } = useQuery(currentUserQuery);
  const isTakenOver = useIsTakenOver();
  if (data === undefined) {
    return { user: isTakenOver ? rememberedUser() : null, isCertain: false };
  }
  return { user: data, isCertain: !isError };
}

/** Takes note of who is signed in now; everything that was read for the person before is forgotten. */
export function takeUser(known: SignedInUser): void {
  const user = signedInUser.parse(known);
  const before = queryClient.getQueryData(currentUserQuery.queryKey);
  if (before?.id !== user.id) forgetWhatWasRead();
  rememberUser(user);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}

/** Takes note that nobody is signed in any more; everything that was read for them is forgotten. */
export function takeNobody(): void {
  forgetWhatWasRead();
  rememberUser(null);
  queryClient.setQueryData(currentUserQuery.queryKey, null);
}

/** Asks the server again who is signed in. */
export function askAgainWhoIsSignedIn(): void {
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}

/**
 * Keeps this tab's user in line with the server's: other tabs sign in and out, and a session that ended
 * elsewhere is noticed when a call is refused.
 */
export function followSession(): void {
  onRememberedElsewhere(askAgainWhoIsSignedIn);
  onRefusal('signed_out', () => {
    const { queryKey } = currentUserQuery;
    // There is no need to ask while a request is under way, or when nobody is known to be signed in.
    if (queryClient.isFetching({ queryKey }) > 0) return;
    if (queryClient.getQueryData(queryKey) !== null) askAgainWhoIsSignedIn();
  });
}

function forgetWhatWasRead(): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [first] }) => first !== currentUserQuery.queryKey[0],
  });
}
