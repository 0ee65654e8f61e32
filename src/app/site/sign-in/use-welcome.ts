import { useRouter } from '@tanstack/react-router';
import type { CurrentUser } from '#contracts/fields.ts';
import { takeUser } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';

/** Finishes a sign-in and leads on to a path of this site. */
export function useWelcome(): (user: CurrentUser, path: string) => void {
  const router = useRouter();
  return (user, path) => {
    takeUser(user);
    toast('welcomeBack', { email: user.email });
    router.history.push(path);
  };
}
