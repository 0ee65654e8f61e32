import { Link } from '#app/kit/router/link.tsx';
import { LOGIN_WORDS } from '#content/account-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { useCurrentUser } from '#app/person/session/current-user.ts';

/** Tells people who are signed in already that they are. */
export function SignedInNote() {
  const { user, isCertain } = useCurrentUser();
  if (user === null || !isCertain) return null;
  return (
    <p className="form-note account-part flex flex-wrap items-center justify-between gap-x-4">
      {fillIn(LOGIN_WORDS.signedInAs, { email: user.email })}
      <Link to="/" className="text-link">
        {LOGIN_WORDS.goOn}
      </Link>
    </p>
  );
}
