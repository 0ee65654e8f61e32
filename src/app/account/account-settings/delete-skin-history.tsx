import { useState } from 'react';
import { ACCOUNT_SETTINGS_WORDS, DATA_WORDS } from '#content/account-settings-words.ts';
import { HISTORY_TOASTS } from '#content/panels/skin-history-words.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { followSkinHistory, skinHistory } from '#app/person/skin-history/skin-history.ts';
import { skinHistoryQuery } from './skin-history-query.ts';

/** Takes the agreement back, which deletes all that the account keeps of a skin; what is on the device stays. */
export function DeleteSkinHistory({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    followSkinHistory();
    await skinHistory.sync();
    const { device } = skinHistory.store.getState();
    const isDone = await skinHistory.leaveAccount(device.length > 0 ? 'device' : 'nowhere', false);
    const { trouble } = skinHistory.store.getState();
    if (isDone) toast(HISTORY_TOASTS.erased);
    else toast(HISTORY_TOASTS.notErased, {}, trouble?.why ?? '');
    await queryClient.invalidateQueries(skinHistoryQuery);
    onClose();
  }

  return (
    <Dialog
      title={DATA_WORDS.skinHistoryTitle}
      description={DATA_WORDS.skinHistoryWarning}
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
          onClick={() => void remove()}
        >
          {busy ? ACCOUNT_SETTINGS_WORDS.working : DATA_WORDS.skinHistoryConfirm}
        </button>
      </div>
    </Dialog>
  );
}
