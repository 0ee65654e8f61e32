import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { readSignInMethods } from '#contracts/sign-in-methods.ts';
import { callApi } from '#app/kit/api/call-api.ts';

/**
 * The providers with which the account can be signed in to, and the new email address awaiting confirmation.
 */
export const signInMethodsQuery = queryOptions({
  queryKey: [readSignInMethods.path],
  queryFn: ({ signal }) => callApi(readSignInMethods, { signal }),
});

/** Records a new address that was just asked for, or null when that request was dropped. */
export function notePendingEmail(queries: QueryClient, pendingEmail: string | null): void {
  queries.setQueryData(signInMethodsQuery.queryKey, (known) => known && { ...known, pendingEmail });
}

/** The new address that waits to be confirmed; null where there is none. */
export function usePendingEmail(): string | null {
  const { data } = useQuery(signInMethodsQuery);
  return data?.pendingEmail ?? null;
}
