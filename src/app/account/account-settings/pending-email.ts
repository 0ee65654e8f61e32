import { useQuery, type QueryClient } from '@tanstack/react-query';
import { signInMethodsQuery } from './sign-in-methods.ts';

/** Takes note of a new address that was just asked for, or that it was dropped (null). */
export function notePendingEmail(queries: QueryClient, pendingEmail: string | null): void {
  queries.setQueryData(signInMethodsQuery.queryKey, (known) => known && { ...known, pendingEmail });
}

/** The new address that waits to be confirmed; null where there is none. */
export function usePendingEmail(): string | null {
  const { data } = useQuery(signInMethodsQuery);
  return data?.pendingEmail ?? null;
}
