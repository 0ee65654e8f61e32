import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { signInStore, stopAskingToSignIn } from '#app/menus/ask-to-sign-in.ts';
import { HelpChatHost } from '#app/help-chat/help-chat-host.tsx';
import { infoStore } from '#app/info/open-info.ts';
import { PaletteHost } from '#app/palette/palette-host.tsx';
import { upgradeStore } from '#app/upgrade/open-upgrade.ts';
import { useOverlayAddress } from './use-overlay-address.ts';

const InfoDialog = lazy(() =>
  import('#app/info/info-dialog.tsx').then((loaded) => ({ default: loaded.InfoDialog })),
);
const UpgradeDialog = lazy(() =>
  import('#app/upgrade/upgrade-dialog.tsx').then((loaded) => ({ default: loaded.UpgradeDialog })),
);
const SignInPrompt = lazy(() =>
  import('#app/save-look/sign-in-prompt.tsx').then((loaded) => ({ default: loaded.SignInPrompt })),
);

/** What any page may lay over itself. None of it is loaded before it is asked for. */
export function Overlays() {
  const info = useStore(infoStore);
  const isUpgradeOpen = useStore(upgradeStore);
  const signInReason = useStore(signInStore);
  useOverlayAddress();
  return (
    <>
      <HelpChatHost />
      <PaletteHost />
      <Suspense>
        {info === null ? null : <InfoDialog key={info} id={info} />}
        {isUpgradeOpen ? <UpgradeDialog /> : null}
        {signInReason === null ? null : (
          <SignInPrompt
            reason={signInReason}
            returnTo={location.pathname + location.search}
            onClose={stopAskingToSignIn}
          />
        )}
      </Suspense>
    </>
  );
}
