import { z } from 'zod/mini';
import { callApi } from '#app/kit/api/call-api.ts';
import { emailField } from '#app/kit/forms/account-fields.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { EmailField } from '#app/kit/forms/email-field.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { FORGOT_WORDS } from '#content/account-words.ts';
import { FIELD_WORDS } from '#content/form-words.ts';
import { forgotPassword } from '#contracts/password.ts';

const schema = z.object({ email: emailField });

/** Asks for the email address to which to send a link that sets a new password. */
export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { email: '' },
    send: (body) => callApi(forgotPassword, { body }),
    onDone: (_reply, { email }) => {
      onSent(email);
    },
    failure: 'resetLinkFailed',
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <EmailField form={form} name="email" label={FIELD_WORDS.email} isUserName />
      <FormProblem message={problem} />
      <SubmitButton busy={busy} busyWords={FORGOT_WORDS.busy}>
        {FORGOT_WORDS.submit}
      </SubmitButton>
    </form>
  );
}
