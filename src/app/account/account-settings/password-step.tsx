import { z } from 'zod/mini';
import { ACCOUNT_SETTINGS_WORDS, SECURITY_WORDS } from '#content/account-settings-words.ts';
import type { ToastName } from '#content/toasts.ts';
import { passwordField } from '#app/kit/forms/account-fields.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { PasswordField } from '#app/kit/forms/password-field.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';

const schema = z.object({ password: passwordField });

interface PasswordStepProps<Reply> {
  /** Tells a password manager whose password it is. */
  readonly email: string;
  readonly lead: string;
  readonly submit: string;
  readonly busyWords?: string;
  /** Classes of the button that sends it. */
  readonly button?: string;
  readonly failure: ToastName;
  /** Rejects with ApiProblem. */
  readonly send: (password: string) => Promise<Reply>;
  readonly onDone: (reply: Reply) => void;
}

/** Asks once more for the password before something that only the account's owner may do. */
export function PasswordStep<Reply>(props: PasswordStepProps<Reply>) {
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { password: '' },
    send: ({ password }) => props.send(password),
    onDone: (reply) => {
      props.onDone(reply);
    },
    failure: props.failure,
    fieldOf: { wrong_password: 'password' },
  });
  return (
    <form className="form mt-5" noValidate onSubmit={submit}>
      <p className="text-md text-fg-2">{props.lead}</p>
      <input type="text" autoComplete="username" value={props.email} readOnly hidden />
      <PasswordField
        form={form}
        name="password"
        label={SECURITY_WORDS.password}
        autoComplete="current-password"
      />
      <FormProblem message={problem} />
      <SubmitButton
        busy={busy}
        busyWords={props.busyWords ?? ACCOUNT_SETTINGS_WORDS.working}
        className={props.button ?? 'button-primary'}
      >
        {props.submit}
      </SubmitButton>
    </form>
  );
}
