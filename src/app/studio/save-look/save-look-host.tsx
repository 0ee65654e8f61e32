import { useEffect } from 'react';
import { LOOK_WORDS } from '#content/look-words.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { askToSave, closeDialog, useIsOpen } from '#app/person/navigation/dialogs.ts';
import { rememberWish, takeWish } from '#app/person/saved-looks/saving.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';

const loadForm = () => import('./save-look-dialog.tsx').then((code) => code.SaveLookDialog);
const loadPrompt = () =>
  import('#app/site/sign-in/sign-in-prompt.tsx').then((code) => code.SignInPrompt);

function close(): void {
  closeDialog('save-look');
}

/** Where the studio's page answers the wish to save a look: with the form, or with a prompt to sign in. */
export function SaveLookHost() {
  const isAsked = useIsOpen('save-look');
  const { user } = useCurrentUser();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn && takeWish()) askToSave();
  }, [isSignedIn]);
  if (!isAsked) return null;
  if (isSignedIn) return <OnDemand load={loadForm} props={{ onClose: close }} onFailed={close} />;
  return (
    <OnDemand
      load={loadPrompt}
      props={{
        reason: LOOK_WORDS.signInToSave,
        returnTo: '/',
        onLeave: rememberWish,
        onClose: close,
      }}
      onFailed={close}
    />
  );
}
