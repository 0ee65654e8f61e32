import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import { ACCOUNT_MENU_WORDS } from '#content/header-words.ts';
import { SUBSCRIBE_WORDS } from '#content/subscribe-words.ts';
import { initials } from '#domain/account/initials.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { placeStore } from './place-store.ts';
import { signInAddress } from '#app/person/plans/subscribe-address.ts';

/** Says whose purchase it is, or links to signing in. */
export function AccountNote() {
  const { user } = useCurrentUser();
  const place = useStore(placeStore);
  if (user === null) {
    return (
      <a href={signInAddress(place)} className="quiet-button px-2.5 text-md">
        {ACCOUNT_MENU_WORDS.signIn}
      </a>
    );
  }
  const { firstName, lastName, email } = user;
  return (
    <a
      href="/account-settings"
      className="avatar"
      aria-label={fillIn(SUBSCRIBE_WORDS.signedInAs, { email })}
      title={fillIn(SUBSCRIBE_WORDS.signedInAs, { email })}
    >
      {initials(firstName, lastName)}
    </a>
  );
}
