/**
 * Notes what happens on the pages, without saying to whom. It delays nothing: the code that sends is loaded
 * after the page, and is given what was noted before.
 */

import type { AnalyticsEvent } from '#domain/analytics/events.ts';
import type { PageEvent } from '#contracts/analytics.ts';

export type EventData = NonNullable<PageEvent['eventData']>;

export interface NotedEvent {
  readonly event: AnalyticsEvent;
  /** What the page on show is called in events. */
  readonly page: string;
  readonly eventData: EventData;
  /** When it happened, in milliseconds. */
  readonly at: number;
}

export interface Tracker {
  /**
   * Notes an event of the page on show. The data of events are a closed list, and never free text that was
   * typed.
   */
  readonly track: (event: AnalyticsEvent, eventData?: EventData) => void;
  /** Passes on every note from now on, and first those taken before. */
  readonly hear: (listener: (noted: NotedEvent) => void) => void;
}

/** The most notes that are kept until someone listens. */
const MOST_UNHEARD = 50;

export function createTracker(page: () => string, now: () => number): Tracker {
  const unheard: NotedEvent[] = [];
  let tell = (noted: NotedEvent): void => {
    if (unheard.length < MOST_UNHEARD) unheard.push(noted);
  };
  return {
    track(event, eventData = {}) {
      tell({ event, page: page(), eventData, at: now() });
    },
    hear(listener) {
      tell = listener;
      unheard.splice(0).forEach(listener);
    },
  };
}

/** The specification's name for the studio in events. */
const STUDIO = '/makeup-app';
const STUDIO_PATHS: readonly string[] = ['/', '/app'];

/**
 * What a page is called in events: the studio's own name, or else the page's path, without anything that
 * could identify a person.
 */
export function pageLabel(path: string): string {
  if (STUDIO_PATHS.includes(path)) return STUDIO;
  return /^\/[\w/-]{0,199}$/.test(path) ? path : '/other';
}

/** The pages' tracker. */
export const tracker = createTracker(() => pageLabel(location.pathname), Date.now);
