import { Link } from '#app/kit/router/link.tsx';
import { PROFESSIONAL_WORDS, SIGN_UP_WORDS } from '#content/account-words.ts';
import { PAGES } from '#content/pages.ts';
import { useReturnPath } from '#app/site/sign-in/return-path.ts';
import { SocialButtons } from '#app/site/sign-in/social-buttons.tsx';
import { ProfessionalBenefits } from '#app/account/sign-up/professional-benefits.tsx';
import { ProfessionalForm } from '#app/account/sign-up/professional-form.tsx';
import { AccountComposition } from '#app/site/frame/account-composition.tsx';

export function ProfessionalSignUpPage() {
  const path = useReturnPath();
  return (
    <AccountComposition
      page={PAGES['/professional-artist-signup']}
      title={PROFESSIONAL_WORDS.title}
      lead={PROFESSIONAL_WORDS.lead}
      look="night-out"
    >
      <ProfessionalBenefits />
      <ProfessionalForm />
      <SocialButtons returnTo={path} />
      <div className="account-foot">
        <p>
          {SIGN_UP_WORDS.haveAccount}
          <Link to="/login" search className="text-link">
            {SIGN_UP_WORDS.signIn}
          </Link>
        </p>
        <p>
          {PROFESSIONAL_WORDS.isPersonal}
          <Link to="/signup" search className="text-link">
            {PROFESSIONAL_WORDS.personal}
          </Link>
        </p>
      </div>
    </AccountComposition>
  );
}
