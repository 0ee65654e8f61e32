import { goTo } from '#app/kit/router/router.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { takeUser } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';

/** Finishes a sign-in and leads on to a path of this site. */
export function welcome(user: SignedInUser, path: string): void {
  takeUser(user);
  toast('welcomeBack', { email: user.email });
  void goTo(path);
}
