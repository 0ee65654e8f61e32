import { Link } from '#app/kit/router/link.tsx';
import {
  ACCOUNT_MENU_WORDS,
  OPERATOR_MENU,
  SIGN_UP_MENU,
  USER_MENU,
} from '#content/header-words.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';
import { signOut } from './sign-out-on-demand.ts';

/** Links to sign in, or to the personal pages of a signed-in person. */
export function SiteMenuAccount({ onLeave }: { onLeave: () => void }) {
  const { user } = useCurrentUser();
  if (user === null) {
    return (
      <>
        <div className="site-menu-account">
          <Link to="/login" className="button-secondary" onClick={onLeave}>
            {ACCOUNT_MENU_WORDS.signIn}
          </Link>
          <Link to="/signup" className="button-primary" onClick={onLeave}>
            {ACCOUNT_MENU_WORDS.signUp}
          </Link>
        </div>
        <ul>
          {SIGN_UP_MENU.filter(({ to }) => to !== '/signup').map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="site-menu-row" onClick={onLeave}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </>
    );
  }
  const rows = user.role === 'operator' ? OPERATOR_MENU : USER_MENU;
  return (
    <>
      <div className="px-2.5 pb-2">
        <p className="truncate font-medium">{`${user.firstName} ${user.lastName}`.trim()}</p>
        <p className="truncate text-sm text-fg-3">{user.email}</p>
      </div>
      <ul className="pb-2">
        {rows.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="site-menu-row" onClick={onLeave}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className="site-menu-row" onClick={() => void signOut()}>
            {ACCOUNT_MENU_WORDS.signOut}
          </button>
        </li>
      </ul>
    </>
  );
}
