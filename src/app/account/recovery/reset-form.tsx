import { navigate } from '#app/kit/router/router.ts';
import { z } from 'zod/mini';
import { ApiProblem } from '#app/kit/api/api-problem.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import {
  confirmPasswordField,
  newPasswordField,
  hardToGuess,
  samePasswordTwice,
} from '#app/kit/forms/account-fields.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { NewPasswordFields } from '#app/kit/forms/new-password-fields.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { askAgainWhoIsSignedIn } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { RESET_WORDS } from '#content/account-words.ts';
import { FIELD_WORDS } from '#content/form-words.ts';
import { resetPassword } from '#contracts/password.ts';

const schema = z
  .object({ password: newPasswordField, confirmPassword: confirmPasswordField })
  .check(samePasswordTwice, hardToGuess);

interface ResetFormProps {
  /** Taken from the mailed link. */
  readonly token: string;
  /** Called when the link turns out to be used or too old. */
  readonly onExpired: () => void;
}

/** Sets a new password with the token of a mailed link. */
export function ResetForm({ token, onExpired }: ResetFormProps) {
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { password: '', confirmPassword: '' },
    send: async (passwords) => {
      try {
        return await callApi(resetPassword, { body: { token, ...passwords } });
      } catch (thrown) {
        if (thrown instanceof ApiProblem && thrown.code === 'link_expired') onExpired();
        throw thrown;
      }
    },
    onDone: async () => {
      askAgainWhoIsSignedIn();
      toast('passwordReset');
      await navigate({ to: '/login' });
    },
    failure: 'passwordResetFailed',
    fieldOf: {
      weak_password: 'password',
      common_password: 'password',
      password_mismatch: 'confirmPassword',
    },
    onInvalid: ({ password, confirmPassword }) => {
      if (password !== '' && confirmPassword !== '' && password !== confirmPassword) {
        toast('passwordMismatch');
      }
    },
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <NewPasswordFields
        form={form}
        name="password"
        confirmName="confirmPassword"
        label={FIELD_WORDS.newPassword}
      />
      <FormProblem message={problem} />
      <SubmitButton busy={busy} busyWords={RESET_WORDS.busy}>
        {RESET_WORDS.submit}
      </SubmitButton>
    </form>
  );
}
