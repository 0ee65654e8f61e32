import { Link } from '#app/kit/router/link.tsx';
import { LOGIN_WORDS } from '#content/account-words.ts';
import { PAGES } from '#content/pages.ts';
import { useLoginSearch } from '#app/site/sign-in/login-search.ts';
import { useReturnPath } from '#app/site/sign-in/return-path.ts';
import { SignIn } from '#app/site/sign-in/sign-in.tsx';
import { SignedInNote } from '#app/site/sign-in/signed-in-note.tsx';
import { SocialButtons } from '#app/site/sign-in/social-buttons.tsx';
import { SocialProblem } from '#app/site/sign-in/social-problem.tsx';
import { linkProviderAddress } from '#app/site/sign-in/social-sign-in-address.ts';
import { welcome } from '#app/site/sign-in/welcome.ts';
import { AccountComposition } from '#app/site/frame/account-composition.tsx';

export function LoginPage() {
  const { error, provider, withCode } = useLoginSearch();
  const path = useReturnPath();
  const links = error === 'account_exists' && provider !== undefined;
  return (
    <AccountComposition
      page={PAGES['/login']}
      title={LOGIN_WORDS.title}
      lead={LOGIN_WORDS.lead}
      look="romantic"
    >
      {error === undefined ? <SignedInNote /> : <SocialProblem error={error} provider={provider} />}
      <SignIn
        withCode={withCode}
        onSignedIn={(user) => {
          if (links) location.assign(linkProviderAddress(provider));
          else welcome(user, path);
        }}
      />
      {links ? null : <SocialButtons returnTo={path} />}
      <div className="account-foot">
        <p>
          {LOGIN_WORDS.noAccount}
          <Link to="/signup" search className="text-link">
            {LOGIN_WORDS.signUp}
          </Link>
        </p>
      </div>
    </AccountComposition>
  );
}
