/** A record of the person at this page, in this browser. */

import { hearOwner, ownerHere } from '#app/person/session/owner-here.ts';
import { browserStorage, hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import {
  createWellnessRecord,
  type RecordEnvironment,
  type WellnessRecord,
} from './wellness-record.ts';

/** Opens a record for the life of the document. It follows who is signed in, and the other tabs. */
export function openRecord<Value>(
  about: Pick<RecordEnvironment<Value>, 'name' | 'parse' | 'empty'>,
): WellnessRecord<Value> {
  const record = createWellnessRecord({
    ...about,
    storage: browserStorage(),
    owner: ownerHere(),
  });
  hearOwner(record.setOwner);
  hearOtherTabs([KEPT.wellness], record.readAgain);
  return record;
}
