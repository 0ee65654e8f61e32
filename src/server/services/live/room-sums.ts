import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { liveExclusions, liveMessages, liveRooms } from '#server/db/schema/live.ts';
import { shownName } from '#server/services/decency/shown-name.ts';
import { viewersIn } from './stored-room.ts';

/**
 * Checksums over what listeners are told of these rooms, by the rooms' ids: an equal one means that
 * nothing has changed. One query for all rooms of a process. A room that no longer exists has none.
 */
export async function sumsOf(
  database: Database,
  now: Date,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  // The host's signs of life are written all the time, and nobody is told of them.
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
