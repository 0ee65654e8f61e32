/** Tells the server that a public look was opened or put on: once for each visit, and never by whom. */

import { v4 as uuidv4 } from 'uuid';
import { countLookUse as contract } from '#contracts/look-figures.ts';
import type { LookUse, LookWay } from '#domain/looks/look-uses.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { mayTrack } from '#app/person/analytics/may-track.ts';

/** A random number of this visit, which ends with the page. */
const visit = uuidv4();
const counted = new Set<string>();

/**
 * Counts a use of someone else's look. It delays nothing, and a failure is not reported: it is only a
 * statistic.
 */
export function countLookUse(id: string, use: LookUse, way: LookWay): void {
  const key = `${use} ${id}`;
  if (counted.has(key) || !mayTrack()) return;
  counted.add(key);
  callApi(contract, { params: { id }, body: { use, way, visit } }).catch(() => {
    counted.delete(key);
  });
}
