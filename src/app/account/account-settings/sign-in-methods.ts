import { queryOptions } from '@tanstack/react-query';
import { readSignInMethods } from '#contracts/sign-in-methods.ts';
import { callApi } from '#app/kit/api/call-api.ts';

/** With which providers the account can be signed in to, and the address that waits to be confirmed. */
export const signInMethodsQuery = queryOptions({
  queryKey: [readSignInMethods.path],
  queryFn: ({ signal }) => callApi(readSignInMethods, { signal }),
});
