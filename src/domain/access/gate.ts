/** What stands between somebody and what is for Pro. */
export type Gate = 'sign-in' | 'upgrade' | 'open';

/** A visitor is asked to sign in, a free user to upgrade; a Pro user goes through. */
export function gateFor(user: { readonly isProUser: boolean } | null): Gate {
  if (user === null) return 'sign-in';
  return user.isProUser ? 'open' : 'upgrade';
}
