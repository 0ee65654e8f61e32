import {
  WISHLIST_TOASTS,
  WISHLIST_WORDS as WORDS,
} from '#content/panels/shopping-wishlist-words.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { SwitchRow } from '#app/kit/ui/switch-row.tsx';
import { useIsOnline } from '#app/kit/ui/use-is-online.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import type { ListsState } from '#app/person/shopping-lists/lists-keeper.ts';
import { shoppingLists } from '#app/person/shopping-lists/shopping-lists.ts';

/** Whether a mail comes when a wish gets cheaper or is in stock again; never unless that is asked for. */
export function WishMails({ state: { wantsMails, isChoosing } }: { state: ListsState }) {
  const { user } = useCurrentUser();
  const isOnline = useIsOnline();
  const why =
    user === null
      ? WORDS.mailsSignedOut
      : !isOnline
        ? WORDS.mailsOffline
        : user.emailVerified || wantsMails === true
          ? null
          : WORDS.mailsUnverified;

  async function choose(wanted: boolean): Promise<void> {
    if (await shoppingLists.chooseMails(wanted)) {
      toast(wanted ? WISHLIST_TOASTS.mailsOn : WISHLIST_TOASTS.mailsOff);
    }
  }

  return (
    <section className="wish-mails">
      <SwitchRow
        label={WORDS.mails}
        about={why ?? WORDS.mailsAbout}
        checked={wantsMails === true}
        isDisabled={why !== null || isChoosing || wantsMails === null}
        onChange={(wanted) => void choose(wanted)}
      />
    </section>
  );
}
