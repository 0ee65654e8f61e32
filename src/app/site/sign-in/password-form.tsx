import { Link } from '#app/kit/router/link.tsx';
import { z } from 'zod/mini';
import { callApi } from '#app/kit/api/call-api.ts';
import { emailField, passwordField } from '#app/kit/forms/account-fields.ts';
import { CheckField } from '#app/kit/forms/check-field.tsx';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { PasswordField } from '#app/kit/forms/password-field.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { EmailField } from '#app/kit/forms/email-field.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { LOGIN_WORDS } from '#content/account-words.ts';
import { FIELD_WORDS } from '#content/form-words.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { login } from '#contracts/session.ts';

const schema = z.object({ email: emailField, password: passwordField, rememberMe: z.boolean() });

interface PasswordFormProps {
  readonly onSignedIn: (user: SignedInUser) => void;
  /** Called when the password was right, and a code from the authenticator app has to follow. */
  readonly onCodeNeeded: () => void;
}

/** Signs in with an address and a password. */
export function PasswordForm({ onSignedIn, onCodeNeeded }: PasswordFormProps) {
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { email: '', password: '', rememberMe: false },
    send: (body) => callApi(login, { body }),
    onDone: (reply) => {
      if (reply.next === 'done') onSignedIn(reply.user);
      else onCodeNeeded();
    },
    failure: 'loginFailed',
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <EmailField form={form} name="email" label={FIELD_WORDS.email} isUserName />
      <PasswordField
        form={form}
        name="password"
        label={FIELD_WORDS.password}
        autoComplete="current-password"
      />
      <div className="form-row">
        <CheckField form={form} name="rememberMe">
          {LOGIN_WORDS.rememberMe}
        </CheckField>
        <Link to="/forgot-password" className="text-link">
          {LOGIN_WORDS.forgot}
        </Link>
      </div>
      <FormProblem message={problem} />
      <SubmitButton busy={busy} busyWords={LOGIN_WORDS.busy}>
        {LOGIN_WORDS.submit}
      </SubmitButton>
    </form>
  );
}
