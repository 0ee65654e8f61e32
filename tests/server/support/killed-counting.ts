import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { type PageEvent, trackEvent } from '#contracts/analytics.ts';
import type { DatabaseConnection } from '#server/db/database.ts';
import { createFold } from '#server/services/analytics/fold/fold.ts';
import { bothWays } from './judge-figures.ts';
import type { KillableServer } from './killable-server.ts';
import { randomEvent } from './random-events.ts';

const TIME_ZONE = 'Pacific/Auckland';
/** How long events are sent before a kill: the figures are worked on twice a second. */
const LONGEST_LIFE_MS = 1600;
const PAGES = 2;
const EVENTS_AT_ONCE = 30;

/** What servers that count in this time zone are started with. */
export const COUNTING = { ANALYTICS_TIME_ZONE: TIME_ZONE };

async function tell(origin: string, events: readonly PageEvent[]): Promise<boolean> {
  try {
    const reply = await fetch(`${origin}${trackEvent.path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
    });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}

/** Sends events, and some of them again, until the server is gone; resolves with what was acknowledged. */
async function tellUntilItEnds(origin: string, seed: number): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  for (let round = seed; ; round += 1) {
    const events = fc
      .sample(randomEvent, { numRuns: EVENTS_AT_ONCE, seed: round })
      .map((event) => ({ ...event, eventId: uuidv7() }));
    if (!(await tell(origin, events))) return acknowledged;
    acknowledged.push(...events.map(({ eventId }) => eventId));
    if (!(await tell(origin, events.slice(10)))) return acknowledged;
  }
}

/** Kills a server `kills` times while it stores and counts; resolves with what it had acknowledged. */
export async function killWhileCounting(
  server: KillableServer,
  kills: number,
): Promise<readonly string[]> {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await server.start();
    const telling = Array.from({ length: PAGES }, (_, page) =>
      tellUntilItEnds(server.origin, 100_000 * kill + 10_000 * page),
    );
    await pause(LONGEST_LIFE_MS * (0.4 + 0.6 * Math.random()));
    await server.kill();
    acknowledged.push(...(await Promise.all(telling)).flat());
  }
  return acknowledged;
}

/** What was acknowledged and is not stored, and every figure, as it was counted and by plain SQL. */
export async function judgeCounting(
  { database, execute }: DatabaseConnection,
  acknowledged: readonly string[],
) {
  const now = new Date();
  await createFold({ database, timeZone: TIME_ZONE, now: () => now }).all();
  const { rows } = await execute('select event_id::text as id from analytics_events');
  const stored = new Set(rows.map(({ id }) => String(id)));
  const lost = acknowledged.filter((id) => !stored.has(id));
  return { lost, ...(await bothWays(database, TIME_ZONE, now)) };
}
