import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { SIGN_IN_PROMPT_WORDS } from '#content/saved-looks-words.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import {
  askToSave,
  rememberWish,
  savingStore,
  stopSaving,
  takeWish,
} from '#app/person/saved-looks/saving.ts';

const SaveLookDialog = lazy(() =>
  import('./save-look-dialog.tsx').then((loaded) => ({ default: loaded.SaveLookDialog })),
);
const SignInPrompt = lazy(() =>
  import('#app/site/sign-in/sign-in-prompt.tsx').then((loaded) => ({
    default: loaded.SignInPrompt,
  })),
);

/** Where the studio's page answers the wish to save a look: with the form, or with the way in. */
export function SaveLookHost() {
  const saving = useStore(savingStore);
  const { user } = useCurrentUser();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn && takeWish()) askToSave();
  }, [isSignedIn]);
  if (saving === 'not-asked') return null;
  return (
    <Suspense>
      {isSignedIn ? (
        <SaveLookDialog onClose={stopSaving} />
      ) : (
        <SignInPrompt
          reason={SIGN_IN_PROMPT_WORDS.saveReason}
          returnTo="/"
          onLeave={rememberWish}
          onClose={stopSaving}
        />
      )}
    </Suspense>
  );
}
