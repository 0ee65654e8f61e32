import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** A moment with its time zone, to the millisecond: what a JavaScript date can hold. */
export const moment = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * Keys that sort in the order in which they were made (RFC 9562, version 7), so that an index grows at
 * its end.
 */
export const primaryId = () => uuid('id').primaryKey().$defaultFn(uuidv7);
