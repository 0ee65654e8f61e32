import { Link } from '#app/kit/router/link.tsx';
import { ChevronDown } from 'lucide-react';
import { ACCOUNT_MENU_WORDS, SIGN_UP_MENU } from '#content/header-words.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { LazyMenu } from './lazy-menu.tsx';
import { UserMenu } from './user-menu.tsx';

/** The upper right corner: links to sign in, or the menu of the signed-in person. */
export function AccountCorner() {
  const { user } = useCurrentUser();
  if (user !== null) return <UserMenu user={user} className="avatar" />;
  return (
    <>
      <Link to="/login" className="quiet-button header-sign-in px-2.5 text-md">
        {ACCOUNT_MENU_WORDS.signIn}
      </Link>
      <LazyMenu rows={SIGN_UP_MENU} className="header-button">
        {ACCOUNT_MENU_WORDS.signUp}
        <ChevronDown size={15} strokeWidth={1.7} className="opacity-70" aria-hidden="true" />
      </LazyMenu>
    </>
  );
}
