import { Link } from '#app/kit/router/link.tsx';
import { useSearch } from '#app/kit/router/use-search.ts';
import { useState } from 'react';
import { RESET_WORDS } from '#content/account-words.ts';
import { PAGES } from '#content/pages.ts';
import { ResetForm } from '#app/account/recovery/reset-form.tsx';
import { AccountComposition } from '#app/site/frame/account-composition.tsx';

export function ResetPasswordPage() {
  const { token } = useSearch();
  const [expired, setExpired] = useState(false);
  const isGood = token !== undefined && !expired;
  return (
    <AccountComposition
      page={PAGES['/reset-password']}
      title={isGood ? RESET_WORDS.title : RESET_WORDS.expiredTitle}
      lead={isGood ? RESET_WORDS.lead : RESET_WORDS.expired}
      look="natural"
    >
      {isGood ? (
        <ResetForm
          token={token}
          onExpired={() => {
            setExpired(true);
          }}
        />
      ) : (
        <div className="account-part">
          <Link to="/forgot-password" className="button-primary">
            {RESET_WORDS.again}
          </Link>
        </div>
      )}
    </AccountComposition>
  );
}
