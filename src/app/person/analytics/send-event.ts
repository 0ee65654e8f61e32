import { callApi } from '#app/kit/api/call-api.ts';
import { trackEvent } from '#contracts/analytics.ts';
import type { BodyInputOf } from '#contracts/contract.ts';

export type TrackedEvent = BodyInputOf<typeof trackEvent>;

/** Sends one event; it outlives the page. Rejects with ApiProblem. */
export async function sendEvent(event: TrackedEvent): Promise<void> {
  await callApi(trackEvent, { body: event, keepalive: true });
}
