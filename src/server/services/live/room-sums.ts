import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { liveExclusions, liveMessages, liveRooms } from '#server/db/schema/live.ts';
import { shownName } from '#server/services/decency/shown-name.ts';
import { viewersIn } from './stored-room.ts';

/**
 * Sums over what listeners are told of these rooms, by their ids: one that is the same means that nothing has changed. One
 * question for all rooms of a process. A room that is no more has none.
 */
export async function sumsOf(
  database: Database,
  now: Date,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  // That the host's page is there is written all the time, and told nobody.
  const row = sql`(to_jsonb(${liveRooms}) - 'host_seen_at' - 'host_session_id' - 'forwarder_id')::text`;
  const standings = sql`(select string_agg(${liveExclusions.userId}::text || ${liveExclusions.standing}, ',' order by
    ${liveExclusions.userId}) from ${liveExclusions} where ${liveExclusions.roomId} = ${liveRooms.id})`;
  const removed = sql`(select count(${liveMessages.removedAt}) || ' ' || max(${liveMessages.removedAt})
    from ${liveMessages} where ${liveMessages.roomId} = ${liveRooms.id})`;
  const rows = await database
    .select({
      id: liveRooms.id,
      sum: sql<string>`md5(concat_ws('|', ${row}, ${shownName()}, ${viewersIn(now)}, ${standings}, ${removed}))`,
    })
    .from(liveRooms)
    .innerJoin(users, eq(users.id, liveRooms.hostId))
    .where(inArray(liveRooms.id, [...ids]));
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}
