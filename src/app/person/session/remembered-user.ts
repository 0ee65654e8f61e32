/**
 * Who was signed in when we last knew, kept so that the header can be drawn before the server has
 * answered, and while it cannot. It is for display alone: it opens nothing.
 */

import { browserStorage, hearOtherTabs } from '#studio/storage/browser-storage.ts';
import { KEPT } from '#studio/storage/kept.ts';
import { keptValue } from '#studio/storage/kept-value.ts';
import { signedInUser, type SignedInUser } from './signed-in-user.ts';

const storage = browserStorage();
const kept = keptValue(KEPT.user, (stored): SignedInUser | null => {
  const { data } = signedInUser.safeParse(stored);
  return data ?? null;
});

/** The last known user; null where nobody was signed in, or where the browser keeps nothing. */
export function rememberedUser(): SignedInUser | null {
  return kept.read(storage);
}

export function rememberUser(user: SignedInUser | null): void {
  if (user === null) storage.remove(kept.key);
  else kept.write(storage, user);
}

/** Calls back when another tab has signed in or out. */
export function onRememberedElsewhere(changed: () => void): void {
  hearOtherTabs([KEPT.user], changed);
}
