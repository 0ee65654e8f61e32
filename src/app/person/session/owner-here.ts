/** The person at this page, as the owner of what is kept in this browser. */

import { hashKey } from '@tanstack/react-query';
import { queryClient } from '#app/kit/api/query-client.ts';
import { currentUserQuery } from './current-user.ts';
import { GUEST, type Owner } from './owner.ts';
import { rememberedUser } from './remembered-user.ts';

/** Whoever is signed in or, until the server has said so, whoever was last. */
export function ownerHere(): Owner {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  return (user === undefined ? rememberedUser() : user)?.id ?? GUEST;
}

/** Calls back whenever the owner may have changed, for the life of the document. */
export function hearOwner(react: (owner: Owner) => void): void {
  const userHash = hashKey(currentUserQuery.queryKey);
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === userHash) react(ownerHere());
  });
}
