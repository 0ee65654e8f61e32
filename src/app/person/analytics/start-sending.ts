/** Sends what the pages note, as long as the document lives. */

import { v7 as uuidv7 } from 'uuid';
import { trackEvent, type PageEvent } from '#contracts/analytics.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { schedule } from '#studio/browser/timers.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import { createEventSender } from './event-sender.ts';
import { keepEvents, readKeptEvents } from './kept-events.ts';
import { mayTrack } from './may-track.ts';
import { noteNewAccount } from './note-new-account.ts';
import { sessionId } from './session-id.ts';
import { tracker } from './tracker.ts';

const RANDOM_LENGTH = 12;
const TOO_MANY = 429;
const FROM_SERVER = 500;

const storage = browserStorage();

export const eventSender = createEventSender({
  mayTrack,
  isOnline: () => navigator.onLine,
  sessionId: () =>
    sessionId(
      storage,
      () => new Date(),
      () => uuidv7().slice(-RANDOM_LENGTH),
    ),
  newId: uuidv7,
  now: Date.now,
  schedule,
  send,
  keep: keepEvents,
  kept: readKeptEvents,
});

/** The request outlives the page. What the server refuses is not retried: it would be refused again. */
async function send(events: readonly PageEvent[]): Promise<'settled' | 'later'> {
  try {
    await callApi(trackEvent, { body: { events: [...events] }, keepalive: true });
    return 'settled';
  } catch (problem) {
    const status = problem instanceof ApiProblem ? problem.status : 0;
    return status === 0 || status === TOO_MANY || status >= FROM_SERVER ? 'later' : 'settled';
  }
}

/** Starts once for the life of the document. */
export function startSending(): void {
  noteNewAccount();
  eventSender.resume();
  tracker.hear(eventSender.note);
  document.addEventListener('visibilitychange', () => {
    // A page that is put away on a phone often never comes back.
    if (document.visibilityState === 'hidden') eventSender.leave();
    else eventSender.resume();
  });
  addEventListener('pagehide', eventSender.leave);
  addEventListener('pageshow', eventSender.resume);
  addEventListener('online', eventSender.resume);
}
