/**
 * Sends what was noted in batches, each event once as far as the server counts: an event keeps its id however often it
 * is sent. What cannot be sent waits, bounded in number and in time.
 */

import type { PageEvent } from '#contracts/analytics.ts';
import { LONGEST_AGE_MS, MOST_EVENTS_AT_ONCE } from '#domain/analytics/events.ts';
import type { NotedEvent } from './tracker.ts';

/** A noted event with the id under which it is sent. */
export interface WaitingEvent extends NotedEvent {
  readonly eventId: string;
}

export interface SenderEnvironment {
  /** Whether this browser lets itself be counted. */
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
  /** Sends up to `MOST_EVENTS_AT_ONCE` events; resolves with whether the server has answered for them, or asks later. */
  readonly send: (events: readonly PageEvent[]) => Promise<'settled' | 'later'>;
  /** Keeps events for another visit, in place of those kept before. */
  readonly keep: (events: readonly WaitingEvent[]) => void;
  readonly kept: () => readonly WaitingEvent[];
}

export interface EventSender {
  readonly note: (noted: NotedEvent) => void;
  /** The page may be gone in a moment: sends what waits at once, and keeps what could not be sent. */
  readonly leave: () => void;
  /** The page is there again, or the network: goes on with what was kept. */
  readonly resume: () => void;
  /** Throws away all that waits. */
  readonly forget: () => void;
}

/** Events that wait at most; beyond it, the oldest go. */
export const MOST_WAITING = 200;
/** So long an event waits for company, in milliseconds. */
const WAIT_FOR_MORE = 3000;
/** After a failure, the next attempt comes so much later, in milliseconds. */
const TRY_AGAIN = 30_000;

export function createEventSender(environment: SenderEnvironment): EventSender {
  let waiting: readonly WaitingEvent[] = [];
  /** What is with the server and not answered for. */
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

  /** Sends all batches side by side: there is rarely more than one, and at the end no time for another round. */
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
    // Forgotten meanwhile.
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
