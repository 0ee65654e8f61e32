/**
 * Sends noted events in batches. The server counts each once: an event keeps its id however often it is
 * sent. What cannot be sent waits, within limits of number and age.
 */

import type { PageEvent } from '#contracts/analytics.ts';
import { LONGEST_AGE_MS, MOST_EVENTS_AT_ONCE } from '#domain/analytics/events.ts';
import type { NotedEvent } from './tracker.ts';

/** A noted event with the id under which it is sent. */
export interface WaitingEvent extends NotedEvent {
  readonly eventId: string;
}

export interface SenderEnvironment {
  /** Whether this browser's events may be sent. */
  readonly mayTrack: () => boolean;
  readonly isOnline: () => boolean;
  /** The browser's random number. */
  readonly sessionId: () => string;
  /** A new UUID, version 7. */
  readonly newId: () => string;
  /** Milliseconds. */
  readonly now: () => number;
  /** Runs a task after some milliseconds. */
  readonly schedule: (task: () => void, milliseconds: number) => void;
  /**
   * Sends up to `MOST_EVENTS_AT_ONCE` events; resolves with `settled` when the server has dealt with them,
   * with `later` when they should be sent again.
   */
  readonly send: (events: readonly PageEvent[]) => Promise<'settled' | 'later'>;
  /** Keeps events for another visit, in place of those kept before. */
  readonly keep: (events: readonly WaitingEvent[]) => void;
  readonly kept: () => readonly WaitingEvent[];
}

export interface EventSender {
  readonly note: (noted: NotedEvent) => void;
  /** The page may be gone in a moment: sends what is waiting at once, and keeps what could not be sent. */
  readonly leave: () => void;
  /** The page or the network is back: goes on with what was kept. */
  readonly resume: () => void;
  /** Throws away all that waits. */
  readonly forget: () => void;
}

/** The most events that may wait; beyond that, the oldest are dropped. */
export const MOST_WAITING = 200;
/** How long an event waits for others to be sent with, in milliseconds. */
const WAIT_FOR_MORE = 3000;
/** How long after a failure the next attempt is made, in milliseconds. */
const TRY_AGAIN = 30_000;

export function createEventSender(environment: SenderEnvironment): EventSender {
  let waiting: readonly WaitingEvent[] = [];
  /** The batches that were sent and not yet answered. */
  const sending = new Set<readonly WaitingEvent[]>();
  let isPlanned = false;
  let isLeft = false;

  function wait(events: readonly WaitingEvent[]): void {
    const known = new Set(events.map(({ eventId }) => eventId));
    const others = waiting.filter(({ eventId }) => !known.has(eventId));
    const youngest = environment.now() - LONGEST_AGE_MS;
    waiting = [...events, ...others]
      .toSorted((a, b) => a.at - b.at)
      .filter(({ at }) => at > youngest)
      .slice(-MOST_WAITING);
  }

  function plan(milliseconds: number): void {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    environment.schedule(() => {
      isPlanned = false;
      if (!isLeft) sendAll();
    }, milliseconds);
  }

  /**
   * Sends all batches in parallel: there is rarely more than one, and when the page is left there is no time
   * to send them in turn.
   */
  function sendAll(): void {
    if (!environment.mayTrack()) waiting = [];
    if (!environment.isOnline()) return;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_EVENTS_AT_ONCE);
      waiting = waiting.slice(MOST_EVENTS_AT_ONCE);
      void sendBatch(batch);
    }
  }

  async function sendBatch(batch: readonly WaitingEvent[]): Promise<void> {
    sending.add(batch);
    const outcome = await environment.send(batch.map(toPageEvent));
    // It was forgotten meanwhile.
    if (!sending.delete(batch)) return;
    if (outcome === 'settled') return;
    wait(batch);
    if (isLeft) keepAll();
    else plan(TRY_AGAIN);
  }

  function toPageEvent({ event, page, eventData, at, eventId }: WaitingEvent): PageEvent {
    const ageMs = Math.min(LONGEST_AGE_MS, Math.max(0, Math.round(environment.now() - at)));
    return { event, page, eventData, eventId, ageMs, sessionId: environment.sessionId() };
  }

  function keepAll(): void {
    if (waiting.length === 0) return;
    wait(environment.kept());
    environment.keep(waiting);
    waiting = [];
  }

  return {
    note(noted) {
      if (!environment.mayTrack()) return;
      wait([...waiting, { ...noted, eventId: environment.newId() }]);
      plan(WAIT_FOR_MORE);
    },
    leave() {
      isLeft = true;
      sendAll();
      keepAll();
    },
    resume() {
      isLeft = false;
      const kept = environment.kept();
      if (kept.length > 0) {
        environment.keep([]);
        wait(kept);
      }
      plan(WAIT_FOR_MORE);
    },
    forget() {
      waiting = [];
      sending.clear();
      environment.keep([]);
    },
  };
}
