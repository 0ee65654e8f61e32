import { useEffect } from 'react';
import { SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';
import type { ToastName } from '#content/toasts.ts';
import { schedule } from '#studio/browser/timers.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { LoadingNote } from '#app/kit/ui/loading-note.tsx';
import { SIGN_IN_DELAY, signInAddress } from '#app/person/plans/subscribe-address.ts';
import type { SubscribePlace } from '#app/person/plans/subscribe-address.ts';

interface SignInFirstProps {
  /** The toast that says why. */
  readonly reason: ToastName;
  /** Where to come back to. */
  readonly place: Partial<SubscribePlace>;
}

/** Says that this needs an account, and then goes to signing in, which leads back here. */
export function SignInFirst({ reason, place }: SignInFirstProps) {
  const address = signInAddress(place);
  useEffect(() => {
    toast(reason);
    return schedule(() => {
      // Replaces this step in the history: going back to it would only lead to the sign-in again.
      location.replace(address);
    }, SIGN_IN_DELAY);
  }, [reason, address]);
  return <LoadingNote>{SUBSCRIBE_WORDS.toSignIn}</LoadingNote>;
}
