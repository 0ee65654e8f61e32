import { fillIn } from '#content/fill-in.ts';
import { ACCOUNT_MENU_WORDS, OPERATOR_MENU, USER_MENU } from '#content/header-words.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { initials } from '#domain/account/initials.ts';
import { signOut } from './sign-out-on-demand.ts';
import { LazyMenu } from './lazy-menu.tsx';

interface UserMenuProps {
  readonly user: SignedInUser;
  /** Classes of the button that opens it. */
  readonly className: string;
}

/** Who is signed in, their pages, and signing out. */
export function UserMenu({ user, className }: UserMenuProps) {
  const { firstName, lastName, email, role } = user;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <LazyMenu
      rows={role === 'operator' ? OPERATOR_MENU : USER_MENU}
      className={className}
      label={fillIn(ACCOUNT_MENU_WORDS.account, { name })}
      heading={{ name, detail: email }}
      last={{ label: ACCOUNT_MENU_WORDS.signOut, act: () => void signOut() }}
    >
      {initials(firstName, lastName)}
    </LazyMenu>
  );
}
