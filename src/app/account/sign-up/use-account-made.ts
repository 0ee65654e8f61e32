import { goTo } from '#app/kit/router/router.ts';
import type { ToastName } from '#content/toasts.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { takeUser } from '#app/person/session/current-user.ts';
import { useReturnPath } from '#app/site/sign-in/return-path.ts';
import { toast } from '#app/kit/toast/toasts.ts';

/** Signs the owner of a new account in, and goes on to the page they came for. */
export function useAccountMade(name: ToastName): (reply: { readonly user: SignedInUser }) => void {
  const path = useReturnPath();
  return ({ user }) => {
    takeUser(user);
    tracker.track('sign_up');
    toast(name, { name: user.firstName });
    void goTo(path);
  };
}
