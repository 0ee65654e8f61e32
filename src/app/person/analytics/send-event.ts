import { callApi } from '#app/kit/api/call-api.ts';
import { type PageEvent, trackEvent } from '#contracts/analytics.ts';

export type TrackedEvent = PageEvent;

/** Sends one event; it outlives the page. Rejects with ApiProblem. */
export async function sendEvent(event: TrackedEvent): Promise<void> {
  await callApi(trackEvent, { body: event, keepalive: true });
}
