import { forgetVisitor } from '#contracts/analytics.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { browserStorage } from '#studio/storage/browser-storage.ts';
import { knownSessionId, removeSessionId, restoreSessionId } from './session-id.ts';
import { eventSender } from './start-sending.ts';

const storage = browserStorage();

/** Whether this browser has a number under which it is counted. */
export function hasNumber(): boolean {
  return knownSessionId(storage) !== null;
}

/**
 * Takes this browser's number away, and has the server erase what it keeps under it. Rejects with
 * ApiProblem; then the browser has its number back, so that forgetting can be retried.
 */
export async function forgetNumber(): Promise<void> {
  const sessionId = knownSessionId(storage);
  // This comes first: nothing more may be sent under a number that is being forgotten.
  removeSessionId(storage);
  eventSender.forget();
  if (sessionId === null) return;
  try {
    await callApi(forgetVisitor, { body: { sessionId } });
  } catch (problem) {
    restoreSessionId(storage, sessionId);
    throw problem;
  }
}
