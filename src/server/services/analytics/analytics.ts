import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ReceivedEvent } from '#contracts/analytics.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { analyticsEvents } from '#server/db/schema/analytics.ts';
import { createGroupCommit } from './group-commit.ts';
import { knownNames } from './known-names.ts';

/** What happens on the pages. Nothing of whom it happens to ever comes here. */
export interface Analytics {
  /** Resolves when the events are stored; one that comes twice is stored once. */
  readonly track: (events: readonly ReceivedEvent[]) => Promise<void>;
  /** Stores what still waits. */
  readonly flush: () => Promise<void>;
}

export interface AnalyticsNeeds {
  readonly database: Database;
  readonly now: () => Date;
}

/** Nobody waits longer than this for company: it is far below what a page would notice. */
const LINGER_MS = 10;
const MOST_AT_ONCE = 500;
/** Some seconds of the highest load: beyond it the database does not keep up. */
const MOST_WAITING = 5000;
const RETRY_AFTER_S = 1;

interface DatedEvent extends ReceivedEvent {
  readonly happenedAt: Date;
}

/** One statement for all: a column of each field, which the database turns into rows. */
function insertEvents(events: readonly DatedEvent[]) {
  const column = (values: readonly unknown[]) => sql.param([...values]);
  return sql`
    insert into ${analyticsEvents} (event_id, event, page, event_data, session_id, received_at)
    select event_id::uuid, event, page, event_data::jsonb, session_id, received_at::timestamptz
    from unnest(
      ${column(events.map(({ eventId }) => eventId ?? uuidv7()))}::text[],
      ${column(events.map(({ event }) => event))}::text[],
      ${column(events.map(({ page }) => page))}::text[],
      ${column(events.map(({ eventData }) => JSON.stringify(knownNames(eventData))))}::text[],
      ${column(events.map(({ sessionId }) => sessionId))}::text[],
      ${column(events.map(({ happenedAt }) => happenedAt.toISOString()))}::text[]
    ) as received (event_id, event, page, event_data, session_id, received_at)
    on conflict (event_id) do nothing`;
}

export function createAnalytics({ database, now }: AnalyticsNeeds): Analytics {
  const { add, flush } = createGroupCommit<DatedEvent>({
    async write(events) {
      await database.execute(insertEvents(events));
    },
    lingerMs: LINGER_MS,
    mostAtOnce: MOST_AT_ONCE,
    mostWaiting: MOST_WAITING,
    refusal: () => new ApiFailure('overloaded', { retryAfter: RETRY_AFTER_S }),
  });
  return {
    async track(events) {
      const at = now().getTime();
      await Promise.all(
        events.map((event) => add({ ...event, happenedAt: new Date(at - (event.ageMs ?? 0)) })),
      );
    },
    flush,
  };
}
