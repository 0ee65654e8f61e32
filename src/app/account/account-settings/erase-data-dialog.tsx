import { useState } from 'react';
import { ACCOUNT_SETTINGS_WORDS } from '#content/account-settings-words.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';

export interface EraseDataWords {
  readonly title: string;
  readonly warning: string;
  readonly confirm: string;
}

interface EraseDataDialogProps {
  readonly words: EraseDataWords;
  /** Tells the person itself whether it succeeded. */
  readonly erase: () => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Asks once more before something is erased for good. While it is being erased, a second press does nothing.
 */
export function EraseDataDialog({ words, erase, onClose }: EraseDataDialogProps) {
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    await erase();
    onClose();
  }

  return (
    <Dialog
      title={words.title}
      description={words.warning}
      close={ACCOUNT_SETTINGS_WORDS.close}
      onClose={onClose}
    >
      <div className="settings-choice">
        <button type="button" className="button-secondary" onClick={onClose}>
          {ACCOUNT_SETTINGS_WORDS.cancel}
        </button>
        <button
          type="button"
          className="button-carmine"
          disabled={busy}
          onClick={() => void confirm()}
        >
          {busy ? ACCOUNT_SETTINGS_WORDS.working : words.confirm}
        </button>
      </div>
    </Dialog>
  );
}
