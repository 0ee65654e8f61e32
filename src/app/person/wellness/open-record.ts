/** A record of the person at this page, in this browser. */

import { hashKey } from '@tanstack/react-query';
import { queryClient } from '#app/kit/api/query-client.ts';
import { currentUserQuery } from '#app/person/session/current-user.ts';
import { rememberedUser } from '#app/person/session/remembered-user.ts';
import { browserStorage, hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import {
  createWellnessRecord,
  type RecordEnvironment,
  type WellnessRecord,
} from './wellness-record.ts';

const GUEST = 'guest';

/** Who is signed in; until the server has said so, who was last. */
function personHere(): string {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  return (user === undefined ? rememberedUser() : user)?.id ?? GUEST;
}

/** Opens a record for the life of the document. It follows who is signed in, and the other tabs. */
export function openRecord<Value>(
  about: Pick<RecordEnvironment<Value>, 'name' | 'parse' | 'empty'>,
): WellnessRecord<Value> {
  const record = createWellnessRecord({
    ...about,
    storage: browserStorage(),
    owner: personHere(),
  });
  const userHash = hashKey(currentUserQuery.queryKey);
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === userHash) record.setOwner(personHere());
  });
  hearOtherTabs([KEPT.wellness], record.readAgain);
  return record;
}
