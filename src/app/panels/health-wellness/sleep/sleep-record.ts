import { NOTHING_SLEPT, parseSleepLog } from '#domain/wellness/sleep/sleep-log.ts';
import { openRecord } from '#app/person/wellness/open-record.ts';

/** The nights and mornings of the person at this page. */
export const sleepRecord = openRecord({
  name: 'sleep',
  parse: parseSleepLog,
  empty: NOTHING_SLEPT,
});
