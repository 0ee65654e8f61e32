import { DATA_WORDS } from '#content/account-settings-words.ts';
import { SAFETY_TOASTS } from '#content/panels/wellness-safety-words.ts';
import { queryClient } from '#app/kit/api/query-client.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import {
  avoidedIngredients,
  followAvoidedIngredients,
} from '#app/person/avoided-ingredients/avoided-ingredients.ts';
import { avoidedQuery } from './avoided-query.ts';
import { EraseDataDialog, type EraseDataWords } from './erase-data-dialog.tsx';

const WORDS: EraseDataWords = {
  title: DATA_WORDS.avoidedTitle,
  warning: DATA_WORDS.avoidedWarning,
  confirm: DATA_WORDS.avoidedConfirm,
};

async function erase(): Promise<void> {
  followAvoidedIngredients();
  const isDone = await avoidedIngredients.leaveAccount(true);
  const { trouble } = avoidedIngredients.store.getState();
  if (isDone) toast(SAFETY_TOASTS.left);
  else toast(SAFETY_TOASTS.notLeft, {}, trouble?.why ?? '');
  await queryClient.invalidateQueries(avoidedQuery);
}

/** Withdraws the agreement, which erases the account's list; what is on the device stays. */
export function EraseAvoided({ onClose }: { onClose: () => void }) {
  return <EraseDataDialog words={WORDS} erase={erase} onClose={onClose} />;
}
