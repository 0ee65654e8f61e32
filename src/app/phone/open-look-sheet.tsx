import { Link2, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { HEADER_WORDS, LOOK_WORDS } from '#content/look-words.ts';
import { ThemeChoice } from '#app/header/theme-choice.tsx';
import { IntensityList } from '#app/look-panel/intensity-list.tsx';
import { LookActions } from '#app/look-panel/look-actions.tsx';
import { LookHeading } from '#app/look-panel/look-heading.tsx';
import { QuickLooks } from '#app/look-panel/quick-looks.tsx';
import { useStudio } from '#app/studio-context.tsx';
import { useOpeners } from '#app/ui/use-openers.ts';

/** The whole look in a sheet over the picture. It is open as long as it is drawn. */
export function OpenLookSheet({ onClose }: { onClose: () => void }) {
  const { sharing } = useStudio();
  const { remember, giveBack } = useOpeners();
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-overlay" />
        <Dialog.Content
          className="sheet"
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
        >
          <div className="sheet-bar">
            <Dialog.Title className="caps text-fg-3">{LOOK_WORDS.adjust}</Dialog.Title>
            <Dialog.Close aria-label={LOOK_WORDS.close} className="quiet-button">
              <X size={20} strokeWidth={1.6} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="noscroll grid min-h-0 flex-1 content-start gap-5 overflow-auto px-5 pb-5">
            <LookHeading />
            <QuickLooks />
            <IntensityList />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <button
                type="button"
                className="quiet-button"
                onClick={() => void sharing.shareLook()}
              >
                <Link2 size={17} strokeWidth={1.6} aria-hidden="true" />
                {HEADER_WORDS.shareLook}
              </button>
              <ThemeChoice />
            </div>
          </div>
          <div className="sheet-actions">
            <LookActions />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
