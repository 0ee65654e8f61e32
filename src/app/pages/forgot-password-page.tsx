import { Link } from '#app/kit/router/link.tsx';
import { useState } from 'react';
import { FORGOT_WORDS } from '#content/account-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { PAGES } from '#content/pages.ts';
import { ForgotForm } from '#app/account/recovery/forgot-form.tsx';
import { AccountComposition } from '#app/site/frame/account-composition.tsx';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isSent = sentTo !== null;
  return (
    <AccountComposition
      page={PAGES['/forgot-password']}
      title={isSent ? FORGOT_WORDS.sentTitle : FORGOT_WORDS.title}
      lead={isSent ? undefined : FORGOT_WORDS.lead}
      look="natural"
    >
      {isSent ? (
        <div role="status" className="account-part grid gap-4 text-fg-2">
          <p>{fillIn(FORGOT_WORDS.sent, { email: sentTo })}</p>
          <p className="field-hint">{FORGOT_WORDS.sentHint}</p>
          <button
            type="button"
            className="button-secondary justify-self-start"
            onClick={() => {
              setSentTo(null);
            }}
          >
            {FORGOT_WORDS.again}
          </button>
        </div>
      ) : (
        <ForgotForm onSent={setSentTo} />
      )}
      <div className="account-foot">
        <Link to="/login" className="text-link">
          {FORGOT_WORDS.back}
        </Link>
      </div>
    </AccountComposition>
  );
}
