import { z } from 'zod/mini';
import type { CountedData } from '#domain/analytics/event-counts.ts';
import { ANALYTICS_EVENTS, type AnalyticsEvent } from '#domain/analytics/events.ts';

/** A stored event that is still to be counted. */
export interface PendingEvent {
  readonly sessionId: string;
  readonly event: AnalyticsEvent;
  readonly page: string;
  readonly data: CountedData;
  readonly happenedAt: number;
  readonly eventId: string;
}

/** As the trigger of the table of events writes them. */
const written = z.array(
  z.tuple([z.string(), z.string(), z.string(), z.unknown(), z.number(), z.string()]),
);

const text = z.optional(z.string());
const number = z.optional(z.number());
const countedData = z.object({
  makeupType: text,
  shade: text,
  lookName: text,
  browser: text,
  device: text,
  failure: text,
  fps: number,
  startMs: number,
  drawing: text,
});

/** Events that were stored by an older version may hold data that is no longer counted. */
function dataOf(stored: unknown): CountedData {
  const parsed = countedData.safeParse(stored);
  return parsed.success ? parsed.data : {};
}

/** The events of a row of `analytics_batches`. */
export function pendingEvents(stored: unknown): readonly PendingEvent[] {
  return written.parse(stored).flatMap(([sessionId, name, page, data, happenedAt, eventId]) => {
    const event = ANALYTICS_EVENTS.find((each) => each === name);
    if (event === undefined) return [];
    return [{ sessionId, event, page, data: dataOf(data), happenedAt, eventId }];
  });
}
