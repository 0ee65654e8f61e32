import { MailCheck, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { EMAIL_NOTICE_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { sendVerificationEmail } from '#contracts/email-verification.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { askAgainWhoIsSignedIn } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { usePendingEmail } from './sign-in-methods.ts';

const ICON = {
  size: 20,
  strokeWidth: 1.6,
  'aria-hidden': true,
  className: 'mt-0.5 shrink-0',
} as const;

/** Says that an address has yet to be confirmed: the account's own, or a new one. */
export function EmailNotice({ user }: { user: SignedInUser }) {
  const pending = usePendingEmail();
  return (
    <>
      {pending === null || pending === user.email ? null : (
        <aside className="settings-notice">
          <MailCheck {...ICON} />
          <div>
            <p className="font-medium">{EMAIL_NOTICE_WORDS.pending}</p>
            <p className="mt-0.5 text-md text-fg-2">
              {fillIn(EMAIL_NOTICE_WORDS.pendingDetail, { email: pending })}
            </p>
          </div>
        </aside>
      )}
      {user.emailVerified ? null : <UnverifiedNotice email={user.email} />}
    </>
  );
}

function UnverifiedNotice({ email }: { email: string }) {
  const [sending, setSending] = useState(false);

  async function resend(): Promise<void> {
    setSending(true);
    try {
      await callApi(sendVerificationEmail);
      toast('verificationSent', { email });
    } catch (problem) {
      // It was verified in the meantime, in another tab or on another device.
      if (problem instanceof ApiProblem && problem.code === 'already_used') askAgainWhoIsSignedIn();
      else toast('verificationNotSent', {}, problem instanceof ApiProblem ? problem.message : '');
    } finally {
      setSending(false);
    }
  }

  return (
    <aside className="settings-notice">
      <MailWarning {...ICON} />
      <div className="flex-1 basis-72">
        <p className="font-medium">{EMAIL_NOTICE_WORDS.unverified}</p>
        <p className="mt-0.5 text-md text-fg-2">
          {fillIn(EMAIL_NOTICE_WORDS.unverifiedDetail, { email })}
        </p>
      </div>
      <button
        type="button"
        className="button-secondary"
        disabled={sending}
        onClick={() => void resend()}
      >
        {sending ? EMAIL_NOTICE_WORDS.resending : EMAIL_NOTICE_WORDS.resend}
      </button>
    </aside>
  );
}
