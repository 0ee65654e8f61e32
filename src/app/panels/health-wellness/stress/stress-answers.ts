import { NOTHING_SAID, parseStressAnswers } from '#domain/wellness/stress.ts';
import { openRecord } from '#app/person/wellness/open-record.ts';

/** What the person at this page said of their stress last. */
export const stressAnswers = openRecord({
  name: 'stress',
  parse: parseStressAnswers,
  empty: NOTHING_SAID,
});
