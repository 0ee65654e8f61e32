import { DATA_WORDS } from '#content/account-settings-words.ts';
import { HISTORY_TOASTS } from '#content/panels/skin-history-words.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { followSkinHistory, skinHistory } from '#app/person/skin-history/skin-history.ts';
import { EraseDataDialog, type EraseDataWords } from './erase-data-dialog.tsx';
import { skinHistoryQuery } from './skin-history-query.ts';

const WORDS: EraseDataWords = {
  title: DATA_WORDS.skinHistoryTitle,
  warning: DATA_WORDS.skinHistoryWarning,
  confirm: DATA_WORDS.skinHistoryConfirm,
};

async function erase(): Promise<void> {
  followSkinHistory();
  await skinHistory.sync();
  const { device } = skinHistory.store.getState();
  const isDone = await skinHistory.leaveAccount(device.length > 0 ? 'device' : 'nowhere', false);
  const { trouble } = skinHistory.store.getState();
  if (isDone) toast(HISTORY_TOASTS.erased);
  else toast(HISTORY_TOASTS.notErased, {}, trouble?.why ?? '');
  await queryClient.invalidateQueries(skinHistoryQuery);
}

/**
 * Withdraws the agreement, which deletes all that the account keeps about a skin; what is on the device
 * stays.
 */
export function DeleteSkinHistory({ onClose }: { onClose: () => void }) {
  return <EraseDataDialog words={WORDS} erase={erase} onClose={onClose} />;
}
