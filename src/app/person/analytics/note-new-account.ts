import { NEW_ACCOUNT_MARK } from '#domain/account/new-account-mark.ts';
import { tracker } from './tracker.ts';

/**
 * Counts an account that was just made with a provider: the server says so in the address, since no form of
 * ours was sent. A reload or a bookmark does not count it again.
 */
export function noteNewAccount(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(NEW_ACCOUNT_MARK)) return;
  url.searchParams.delete(NEW_ACCOUNT_MARK);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  tracker.track('sign_up');
}
