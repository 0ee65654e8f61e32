import { Link } from '#app/kit/router/link.tsx';
import { SIGN_UP_WORDS } from '#content/account-words.ts';
import { PAGES } from '#content/pages.ts';
import { useReturnPath } from '#app/site/sign-in/return-path.ts';
import { SocialButtons } from '#app/site/sign-in/social-buttons.tsx';
import { SignUpForm } from '#app/account/sign-up/sign-up-form.tsx';
import { AccountComposition } from '#app/site/frame/account-composition.tsx';

export function SignUpPage() {
  const path = useReturnPath();
  return (
    <AccountComposition
      page={PAGES['/signup']}
      title={SIGN_UP_WORDS.title}
      lead={SIGN_UP_WORDS.lead}
      look="bold"
    >
      <SignUpForm />
      <SocialButtons returnTo={path} />
      <div className="account-foot">
        <p>
          {SIGN_UP_WORDS.haveAccount}
          <Link to="/login" search className="text-link">
            {SIGN_UP_WORDS.signIn}
          </Link>
        </p>
        <p>
          {SIGN_UP_WORDS.isProfessional}
          <Link to="/professional-artist-signup" search className="text-link">
            {SIGN_UP_WORDS.professional}
          </Link>
        </p>
      </div>
    </AccountComposition>
  );
}
