import { useCallback, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { HelpChatHost } from '#app/site/help-chat/help-chat-host.tsx';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import {
  closeDialog,
  dialogStore,
  type DialogKind,
  type DialogProps,
} from '#app/person/navigation/dialogs.ts';
import { useOverlayAddress } from './use-overlay-address.ts';

/** Without `save-look`, which the studio's page draws: that is on a floor above this one. */
type DrawnHere = Exclude<DialogKind, 'save-look'>;

interface Closing {
  readonly onClose: () => void;
}

/** Loads the code of each dialog. */
const LOADERS: {
  readonly [Kind in DrawnHere]: () => Promise<ComponentType<DialogProps[Kind] & Closing>>;
} = {
  info: () => import('#app/site/info/info-dialog.tsx').then((code) => code.InfoDialog),
  upgrade: () => import('#app/site/upgrade/upgrade-dialog.tsx').then((code) => code.UpgradeDialog),
  palette: () => import('#app/site/palette/palette-dialog.tsx').then((code) => code.PaletteDialog),
  'sign-in': () => import('#app/site/sign-in/sign-in-prompt.tsx').then((code) => code.SignInPrompt),
};

/** What any page may lay over itself. None of it is loaded before it is asked for. */
export function Overlays() {
  const open = useStore(dialogStore);
  useOverlayAddress();
  return (
    <>
      <HelpChatHost />
      {open.map(({ kind, props }) =>
        kind === 'save-look' ? null : <OpenedDialog key={kind} kind={kind} props={props} />,
      )}
    </>
  );
}

interface OpenedDialogProps<Kind extends DrawnHere> {
  readonly kind: Kind;
  readonly props: DialogProps[Kind];
}

function OpenedDialog<Kind extends DrawnHere>({ kind, props }: OpenedDialogProps<Kind>) {
  const onClose = useCallback(() => {
    closeDialog(kind);
  }, [kind]);
  return <OnDemand load={LOADERS[kind]} props={{ ...props, onClose }} onFailed={onClose} />;
}
