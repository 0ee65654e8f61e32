/** The events that a visit could not send, kept in the browser for the next. */

import { z } from 'zod/mini';
import { ANALYTICS_EVENTS } from '#domain/analytics/events.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';
import type { WaitingEvent } from './event-sender.ts';

const storage = browserStorage();

const waitingEvents = z.array(
  z.object({
    event: z.enum(ANALYTICS_EVENTS),
    page: z.string(),
    // The server checks it again.
    eventData: z.record(z.string(), z.unknown()),
    at: z.number(),
    eventId: z.uuidv7(),
  }),
);

const kept = keptValue(KEPT.unsentEvents, (stored): readonly WaitingEvent[] | null => {
  const { data } = waitingEvents.safeParse(stored);
  return data ?? null;
});

export function readKeptEvents(): readonly WaitingEvent[] {
  return kept.read(storage) ?? [];
}

/** Keeps these in place of those kept before. */
export function keepEvents(events: readonly WaitingEvent[]): void {
  if (events.length === 0) storage.remove(kept.key);
  else kept.write(storage, events);
}
