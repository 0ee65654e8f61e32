import { fillIn } from '#content/fill-in.ts';
import { GATE_WORDS } from '#content/menu-words.ts';
import { askToSignIn, openUpgrade } from '#app/person/navigation/dialogs.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';

/**
 * Returns what a gate to a Pro feature does: it opens the sign-in prompt for people who are signed out, and
 * the dialog about Pro for everyone else. It is called with a sentence about what is behind the gate.
 */
export function useWayToPro(): (about: string) => void {
  const { user } = useCurrentUser();
  return (about) => {
    if (user === null) askToSignIn(fillIn(GATE_WORDS.signInForPro, { about }));
    else openUpgrade();
  };
}
