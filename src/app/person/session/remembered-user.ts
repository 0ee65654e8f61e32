/**
 * Who was signed in when we last knew, kept so that the header can be drawn before the server has
 * answered, and while it cannot. It is for display alone: it opens nothing.
 */

import { currentUser, type CurrentUser } from '#contracts/fields.ts';

const KEY = 'lookglass.user';

/** The last known user; null where nobody was signed in, or where the browser keeps nothing. */
export function rememberedUser(): CurrentUser | null {
  try {
    const stored = currentUser.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

export function rememberUser(user: CurrentUser | null): void {
  try {
    if (user === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(user));
  } catch {
    // The header is drawn a little later at the next visit.
  }
}

/** Calls back when another tab has signed in or out. */
export function onRememberedElsewhere(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    // The key is null when everything was cleared.
    if (key === KEY || key === null) changed();
  });
}
