import { useStore } from 'zustand';
import { HelpChatHost } from '#app/help-chat/help-chat-host.tsx';
import { closeInfo, infoStore } from '#app/info/open-info.ts';
import { signInStore, stopAskingToSignIn } from '#app/menus/ask-to-sign-in.ts';
import { PaletteHost } from '#app/palette/palette-host.tsx';
import { OnDemand } from '#app/ui/on-demand.tsx';
import { closeUpgrade, upgradeStore } from '#app/upgrade/open-upgrade.ts';
import { useOverlayAddress } from './use-overlay-address.ts';

const loadInfoDialog = () => import('#app/info/info-dialog.tsx').then((code) => code.InfoDialog);
const loadUpgradeDialog = () =>
  import('#app/upgrade/upgrade-dialog.tsx').then((code) => code.UpgradeDialog);
const loadSignInPrompt = () =>
  import('#app/save-look/sign-in-prompt.tsx').then((code) => code.SignInPrompt);

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
