import fc from 'fast-check';
import { expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { type PageEvent, trackEvent } from '#contracts/analytics.ts';
import { createOperatorsFigures } from '#server/services/analytics/operators-figures.ts';
import { createFold } from '#server/services/analytics/fold/fold.ts';
import { bothWays, lastEventIds } from './support/judge-figures.ts';
import { startPlatform } from './support/platform.ts';
import { randomEvent } from './support/random-events.ts';
import { emptyDatabase, openTestDatabase } from './support/test-database.ts';

/** Each run tries another history; `ANALYTICS_SEED` repeats one, `ANALYTICS_RUNS` tries more of them. */
const SEED = Number(process.env['ANALYTICS_SEED'] ?? Date.now() % 1_000_000_007);
const RUNS = Number(process.env['ANALYTICS_RUNS'] ?? 1);
const LIMIT_MS = 60_000 * RUNS;

const TIME_ZONES = ['Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'UTC'] as const;
const HOUR_MS = 60 * 60 * 1000;
/** A page's clock may be wrong: by hours, or by years. */
const CLOCKS = [0, 0, 0, 5 * HOUR_MS, -40 * 24 * HOUR_MS, 900 * 24 * HOUR_MS];

/** Something that happens between the pages and the server. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('tell' as const),
      events: fc.array(randomEvent, { minLength: 1, maxLength: 40 }),
      clock: fc.constantFrom(...CLOCKS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('repeat' as const),
      of: fc.nat(),
      laterMs: fc.constantFrom(0, HOUR_MS, 30 * HOUR_MS),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.constantFrom(1, 7, 26, 24 * 5, 24 * 20),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('count' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
);

it(
  `counts every event once, in its own day, as plain SQL over the events does (ANALYTICS_SEED=${SEED})`,
  async () => {
    const connection = await openTestDatabase();
    const { database } = connection;
    const keptOpen = { ...connection, close: async () => {} };
    const histories = fc.asyncProperty(
      fc.array(step, { minLength: 20, maxLength: 40, size: 'max' }),
      fc.constantFrom(...TIME_ZONES),
      async (steps, timeZone) => {
        await emptyDatabase(connection);
        const begin = () => startPlatform({ ANALYTICS_TIME_ZONE: timeZone }, async () => keptOpen);
        let running = await begin();
        let lead = 0;
        const now = () => new Date(Date.now() + lead);
        const sent: PageEvent[][] = [];
        const tell = async (events: readonly PageEvent[]) => {
          const reply = await running
            .visitor()
            .call(trackEvent, { body: events.length === 1 ? events[0] : { events } });
          expect(reply.statusCode).toBe(202);
        };
        for (const each of steps) {
          if (each.kind === 'tell') {
            const msecs = now().getTime() + each.clock;
            const events = each.events.map((event) => ({ ...event, eventId: uuidv7({ msecs }) }));
            sent.push(events);
            await tell(events);
          } else if (each.kind === 'repeat') {
            const again = sent[each.of % Math.max(1, sent.length)];
            if (again === undefined) continue;
            await tell(again.map((event) => ({ ...event, ageMs: each.laterMs })));
          } else if (each.kind === 'wait') {
            lead += each.hours * HOUR_MS;
            running.advance(each.hours * HOUR_MS);
          } else if (each.kind === 'count') {
            await createFold({ database, timeZone, now }).some();
          } else {
            await running.stop();
            running = await begin();
            running.advance(lead);
          }
        }
        await createFold({ database, timeZone, now }).all();
        const { counted, plain } = await bothWays(database, timeZone, now());
        expect(counted).toEqual(plain);
        const { totals, recentEvents } = await createOperatorsFigures({
          readAnywhere: connection.readAnywhere,
          settings: { timeZone, eventDays: 90 },
          now,
          paymentNow: now,
        }).dashboard(90);
        expect([totals]).toEqual(
          plain.flatMap((each) => ('totals' in each ? [each.totals] : [])).slice(-1),
        );
        expect(recentEvents.map(({ id }) => id)).toEqual(await lastEventIds(database));
        await running.stop();
      },
    );
    await fc.assert(histories, { numRuns: RUNS, seed: SEED, endOnFailure: true });
    await connection.close();
  },
  LIMIT_MS,
);
