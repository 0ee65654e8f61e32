import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ReceivedEvent } from '#contracts/analytics.ts';
import { ApiFailure } from '#server/errors/api-failure.ts';
import type { Database } from '#server/db/database.ts';
import { analyticsEvents } from '#server/db/schema/analytics.ts';
import { createEventDays } from './event-days.ts';
import { forgetBrowser } from './forget-events.ts';
import { createGroupCommit } from './group-commit.ts';
import { knownNames } from './known-names.ts';

/** What happens on the pages. Nothing about the people involved ever gets here. */
export interface Analytics {
  /** Resolves when the events are stored; one that comes twice is stored once. */
  readonly track: (events: readonly ReceivedEvent[]) => Promise<void>;
  /** Erases everything that came under this number of a browser. */
  readonly forget: (sessionId: string) => Promise<void>;
  /** Stores what still waits. */
  readonly flush: () => Promise<void>;
}

export interface AnalyticsNeeds {
  readonly database: Database;
  readonly now: () => Date;
  /** Called each time that events were stored. */
  readonly onStored: () => void;
}

/** How long an event waits at most for others to be stored with it: far less than a page would notice. */
const LINGER_MS = 10;
const MOST_AT_ONCE = 1000;
/** Some seconds of the highest load: if more wait, the database is not keeping up. */
const MOST_WAITING = 20_000;
const RETRY_AFTER_S = 1;

interface DatedEvent extends ReceivedEvent {
  readonly eventId: string;
  readonly happenedAt: Date;
}

/** One statement for all events: an array for each field, which the database turns into rows. */
function insertEvents(events: readonly DatedEvent[]) {
  const column = (valueOf: (event: DatedEvent) => string) => sql.param(events.map(valueOf));
  return sql`
    insert into ${analyticsEvents} (event_id, event, page, event_data, session_id, happened_at)
    select event_id::uuid, event, page, event_data::jsonb, session_id, happened_at::timestamptz
    from unnest(
      ${column(({ eventId }) => eventId)}::text[],
      ${column(({ event }) => event)}::text[],
      ${column(({ page }) => page)}::text[],
      ${column(({ eventData }) => JSON.stringify(knownNames(eventData)))}::text[],
      ${column(({ sessionId }) => sessionId)}::text[],
      ${column(({ happenedAt }) => happenedAt.toISOString())}::text[]
    ) as told (event_id, event, page, event_data, session_id, happened_at)
    on conflict (event_id) do nothing`;
}

export function createAnalytics({ database, now, onStored }: AnalyticsNeeds): Analytics {
  const days = createEventDays(database, now);
  const { add, flush } = createGroupCommit<DatedEvent>({
    async write(events) {
      await days.open(events.map(({ eventId }) => eventId));
      await database.execute(insertEvents(events));
      onStored();
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
        events.map((event) =>
          add({
            ...event,
            eventId: event.eventId ?? uuidv7(),
            happenedAt: new Date(at - (event.ageMs ?? 0)),
          }),
        ),
      );
    },
    async forget(sessionId) {
      await flush();
      await forgetBrowser(database, sessionId);
    },
    flush,
  };
}
