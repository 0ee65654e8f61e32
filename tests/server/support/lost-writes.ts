import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseConnection } from '#server/db/database.ts';
import { type KillableServer, SECRET } from './killable-server.ts';
import { addAccount, openSession } from './open-session.ts';
import { createWriter, findLostLooks, type Writer, writeUntilItEnds } from './writers.ts';

const WRITERS = 8;
/** How many looks are saved before a kill: a number between these two. */
const FEWEST_LOOKS = 20;
const MOST_LOOKS = 80;
const LOOK_AGAIN_MS = 1;

/** Writers with an account each. */
export async function signInWriters(
  connection: DatabaseConnection,
  count = WRITERS,
): Promise<readonly Writer[]> {
  const writers: Writer[] = [];
  for (let place = 0; place < count; place += 1) {
    const cookie = await openSession(connection, await addAccount(connection), SECRET);
    writers.push(createWriter(cookie));
  }
  return writers;
}

/** How many looks of these writers were acknowledged. */
export function countAcknowledged(writers: readonly Writer[]): number {
  return writers.reduce((sum, { acknowledged }) => sum + acknowledged.looks.size, 0);
}

/** The looks of these writers that were acknowledged and are lost. */
export async function findLost(
  origin: string,
  writers: readonly Writer[],
): Promise<readonly string[]> {
  const lost = await Promise.all(writers.map((writer) => findLostLooks(origin, writer)));
  return lost.flat();
}

/** The events of these writers that were acknowledged and are not stored. */
export async function findLostEvents(
  connection: DatabaseConnection,
  writers: readonly Writer[],
): Promise<readonly string[]> {
  const { rows } = await connection.execute('select event_id from analytics_events');
  const stored = new Set(rows.map((row) => String(row['event_id'])));
  return writers.flatMap(({ acknowledged }) =>
    [...acknowledged.events].filter((id) => !stored.has(id)),
  );
}

/** Kills the server while all of them write at once, at a random moment. */
export async function killWhileWriting(
  server: KillableServer,
  writers: readonly Writer[],
): Promise<void> {
  const writing = Promise.all(writers.map((writer) => writeUntilItEnds(server.origin, writer)));
  const enough = FEWEST_LOOKS + Math.random() * (MOST_LOOKS - FEWEST_LOOKS);
  while (countAcknowledged(writers) < enough) await pause(LOOK_AGAIN_MS);
  await server.kill();
  await writing;
}
