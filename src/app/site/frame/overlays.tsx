import { useStore } from 'zustand';
import { HelpChatHost } from '#app/site/help-chat/help-chat-host.tsx';
import { closeInfo, infoStore } from '#app/person/navigation/open-info.ts';
import { signInStore, stopAskingToSignIn } from '#app/person/navigation/ask-to-sign-in.ts';
import { PaletteHost } from '#app/site/palette/palette-host.tsx';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { closeUpgrade, upgradeStore } from '#app/person/navigation/open-upgrade.ts';
import { useOverlayAddress } from './use-overlay-address.ts';

const loadInfoDialog = () =>
  import('#app/site/info/info-dialog.tsx').then((code) => code.InfoDialog);
const loadUpgradeDialog = () =>
  import('#app/site/upgrade/upgrade-dialog.tsx').then((code) => code.UpgradeDialog);
const loadSignInPrompt = () =>
  import('#app/site/sign-in/sign-in-prompt.tsx').then((code) => code.SignInPrompt);

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
      {info === null ? null : (
        <OnDemand key={info} load={loadInfoDialog} props={{ id: info }} onFailed={closeInfo} />
      )}
      {isUpgradeOpen ? (
        <OnDemand load={loadUpgradeDialog} props={{}} onFailed={closeUpgrade} />
      ) : null}
      {signInReason === null ? null : (
        <OnDemand
          load={loadSignInPrompt}
          props={{
            reason: signInReason,
            returnTo: location.pathname + location.search,
            onClose: stopAskingToSignIn,
          }}
          onFailed={stopAskingToSignIn}
        />
      )}
    </>
  );
}
