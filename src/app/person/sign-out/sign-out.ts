import { navigate } from '#app/kit/router/router.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { sendWaitingAvoided } from '#app/person/avoided-ingredients/waiting-avoided.ts';
import { sendWaitingLists } from '#app/person/shopping-lists/waiting-lists.ts';
import { sendWaitingHistory } from '#app/person/skin-history/waiting-history.ts';
import { wait } from '#studio/browser/timers.ts';
import { logout } from '#contracts/session.ts';
import { clearStorage } from './clear-storage.ts';

/** How long signing out waits for unsent changes to be sent, in milliseconds; the rest stays queued. */
const PATIENCE = 3000;

async function sendWhatWaits(): Promise<void> {
  const progress = import('#app/person/progress/progress.ts').then((code) => code.progress.send());
  const sent = Promise.all([
    progress.catch(() => false),
    sendWaitingHistory(),
    sendWaitingAvoided(),
    sendWaitingLists(),
  ]);
  await Promise.race([sent, wait(PATIENCE)]);
}

/**
 * Sends what was not sent yet, ends the session, clears what this browser keeps and starts at the mirror
 * again: with a new document, so that nothing about the person stays in memory. Where the server cannot be
 * reached there may be no new document, and the session goes on: a toast says so.
 */
export async function signOut(): Promise<void> {
  await sendWhatWaits();
  try {
    await callApi(logout);
    await clearStorage();
    location.assign('/');
  } catch {
    await clearStorage();
    queryClient.clear();
    toast('signOutUnconfirmed');
    await navigate({ to: '/' });
  }
}
