/** What happens when a person opens something that needs Pro. */
export type Gate = 'sign-in' | 'upgrade' | 'open';

/**
 * People who have access go through, signed in or not; all others are asked to sign in first, and then
 * shown what Pro is.
 */
export function gateFor(isSignedIn: boolean, has: boolean): Gate {
  if (has) return 'open';
  return isSignedIn ? 'upgrade' : 'sign-in';
}
