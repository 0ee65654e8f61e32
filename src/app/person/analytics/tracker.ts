/**
 * Tells the server what happens on the pages, without saying to whom. It never makes anybody wait:
 * events are sent while the page is idle, a few at most are kept back, and what cannot be sent is
 * dropped.
 */

import { v7 as uuidv7 } from 'uuid';
import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import { whenIdle } from '#studio/browser/idle.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import type { TrackedEvent } from './send-event.ts';
import { sessionId } from './session-id.ts';
import { mayTrack } from './may-track.ts';

export type EventData = NonNullable<TrackedEvent['eventData']>;

/** Events that wait at most; a page that is that far ahead of its idle time drops the rest. */
const LONGEST_QUEUE = 30;

export interface TrackerEnvironment {
  readonly mayTrack: () => boolean;
  readonly isOnline: () => boolean;
  readonly sessionId: () => string;
  /** What the page on show is called in events. */
  readonly page: () => string;
  readonly newId: () => string;
  readonly whenIdle: (task: () => void) => void;
  /** Sends one event; a rejection is ignored. */
  readonly send: (event: TrackedEvent) => Promise<void>;
}

export interface Tracker {
  /** Notes an event of the page on show. Flat and small data, and never free text that was typed. */
  readonly track: (event: AnalyticsEvent, eventData?: EventData) => void;
  /** Sends what waits at once: the page may be gone in a moment. */
  readonly flush: () => void;
}

export function createTracker(environment: TrackerEnvironment): Tracker {
  let waiting: TrackedEvent[] = [];

  function flush(): void {
    const events = waiting;
    waiting = [];
    if (!environment.isOnline()) return;
    for (const event of events) environment.send(event).catch(() => undefined);
  }

  return {
    track(event, eventData = {}) {
      if (!environment.mayTrack() || !environment.isOnline()) return;
      if (waiting.length >= LONGEST_QUEUE) return;
      if (waiting.length === 0) environment.whenIdle(flush);
      waiting.push({
        event,
        page: environment.page(),
        eventData,
        sessionId: environment.sessionId(),
        eventId: environment.newId(),
      });
    },
    flush,
  };
}

/** The specification's name for the studio in events. */
const STUDIO = '/makeup-app';
const STUDIO_PATHS: readonly string[] = ['/', '/app'];

/** What a page is called in events: the studio's own name, else its path, without anything that could identify a person. */
export function pageLabel(path: string): string {
  if (STUDIO_PATHS.includes(path)) return STUDIO;
  return /^\/[\w/-]{0,199}$/.test(path) ? path : '/other';
}

/** An idle moment comes within this time at the latest, in milliseconds. */
const LATEST = 2000;

const storage = browserStorage();

/** The pages' tracker. */
export const tracker = createTracker({
  mayTrack,
  isOnline: () => navigator.onLine,
  sessionId: () => sessionId(storage, () => new Date(), randomText),
  page: () => pageLabel(location.pathname),
  newId: uuidv7,
  whenIdle: (task) => {
    whenIdle(task, LATEST);
  },
  send: async (event) => {
    const { sendEvent } = await import('./send-event.ts');
    await sendEvent(event);
  },
});

function randomText(): string {
  return uuidv7().slice(-12);
}
