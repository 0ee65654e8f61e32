import { useState } from 'react';
import { ACCOUNT_SETTINGS_WORDS, DATA_WORDS } from '#content/account-settings-words.ts';
import { SAFETY_TOASTS } from '#content/panels/wellness-safety-words.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import {
  avoidedIngredients,
  followAvoidedIngredients,
} from '#app/person/avoided-ingredients/avoided-ingredients.ts';
import { avoidedQuery } from './avoided-query.ts';

/** Takes the agreement back, which erases the list with the account; what is on the device stays. */
export function EraseAvoided({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false);

  async function erase(): Promise<void> {
    setBusy(true);
    followAvoidedIngredients();
    const isDone = await avoidedIngredients.leaveAccount(true);
    const { trouble } = avoidedIngredients.store.getState();
    if (isDone) toast(SAFETY_TOASTS.left);
    else toast(SAFETY_TOASTS.notLeft, {}, trouble?.why ?? '');
    await queryClient.invalidateQueries(avoidedQuery);
    onClose();
  }

  return (
    <Dialog
      title={DATA_WORDS.avoidedTitle}
      description={DATA_WORDS.avoidedWarning}
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
          onClick={() => void erase()}
        >
          {busy ? ACCOUNT_SETTINGS_WORDS.working : DATA_WORDS.avoidedConfirm}
        </button>
      </div>
    </Dialog>
  );
}
