import { Dialog } from 'radix-ui';
import { SIGNAL_WORDS } from '#content/panels/verify-words.ts';
import type { ScreenLevel } from '#domain/live-signals/screen-flash.ts';

interface FlashScreenProps {
  readonly level: ScreenLevel;
  readonly onStop: () => void;
}

/** Fills the screen with light or darkness. Escape and a press anywhere end it. */
export function FlashScreen({ level, onStop }: FlashScreenProps) {
  const { name, first, stop } = SIGNAL_WORDS.flash;
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onStop();
      }}
    >
      <Dialog.Portal>
        <Dialog.Content className="verify-flash" data-level={level} aria-describedby={undefined}>
          <Dialog.Title className="verify-flash-title">{name}</Dialog.Title>
          <p>{first}</p>
          <Dialog.Close className="verify-flash-stop">{stop}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
