import { NOTHING_LOGGED, parseWaterLog } from '#domain/wellness/water-log.ts';
import { openRecord } from './open-record.ts';

/** The water of the person at this page. */
export const water = openRecord({ name: 'water', parse: parseWaterLog, empty: NOTHING_LOGGED });
