import { useState } from 'react';
import { CHANGE_PASSWORD_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { forgotPassword } from '#contracts/password.ts';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { SettingsRow } from './settings-row.tsx';

/** For anyone who only ever signed in with a provider: a mailed link sets a first password. */
export function FirstPassword({ email }: { email: string }) {
  const [sending, setSending] = useState(false);

  async function send(): Promise<void> {
    setSending(true);
    try {
      await callApi(forgotPassword, { body: { email } });
      toast('passwordLinkSent', { email });
    } catch (problem) {
      toast('verificationNotSent', {}, problem instanceof ApiProblem ? problem.message : '');
    } finally {
      setSending(false);
    }
  }

  return (
    <SettingsRow
      title={CHANGE_PASSWORD_WORDS.none}
      detail={fillIn(CHANGE_PASSWORD_WORDS.noneDetail, { email })}
    >
      <button
        type="button"
        className="button-secondary"
        disabled={sending}
        onClick={() => void send()}
      >
        {sending ? CHANGE_PASSWORD_WORDS.sending : CHANGE_PASSWORD_WORDS.send}
      </button>
    </SettingsRow>
  );
}
