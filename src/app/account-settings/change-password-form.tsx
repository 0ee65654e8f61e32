import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { CHANGE_PASSWORD_WORDS } from '#content/account-settings-words.ts';
import { changePassword } from '#contracts/password.ts';
import { listSessions } from '#contracts/session.ts';
import { callApi } from '#app/api/call-api.ts';
import {
  confirmPasswordField,
  newPasswordField,
  passwordField,
} from '#app/forms/account-fields.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { PasswordField } from '#app/forms/password-field.tsx';
import { StrengthMeter } from '#app/forms/strength-meter.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { KEEP_FIELDS, useServerForm } from '#app/forms/use-server-form.ts';
import { toast } from '#app/toast/toasts.ts';
import { SHORTEST_BUSY } from './busy.ts';

const schema = z
  .object({
    currentPassword: passwordField,
    newPassword: newPasswordField,
    confirmPassword: confirmPasswordField,
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      error: CHANGE_PASSWORD_WORDS.mismatch,
    }),
  );

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** @param email tells a password manager whose password it is */
export function ChangePasswordForm({ email }: { email: string }) {
  const queries = useQueryClient();
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: EMPTY,
    send: (body) => callApi(changePassword, { body }),
    onDone: async () => {
      form.reset(EMPTY, KEEP_FIELDS);
      toast('passwordChanged');
      await queries.invalidateQueries({ queryKey: [listSessions.path] });
    },
    failure: 'passwordChangeFailed',
    fieldOf: {
      wrong_password: 'currentPassword',
      weak_password: 'newPassword',
      common_password: 'newPassword',
    },
    onInvalid: ({ newPassword, confirmPassword }) => {
      if (newPassword !== confirmPassword) toast('newPasswordMismatch');
    },
    shortestBusy: SHORTEST_BUSY,
  });
  const [currentPassword, newPassword] = useWatch({
    control: form.control,
    name: ['currentPassword', 'newPassword'],
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={form}
        name="currentPassword"
        label={CHANGE_PASSWORD_WORDS.current}
        autoComplete="current-password"
      />
      <div className="form-pair">
        <PasswordField
          form={form}
          name="newPassword"
          label={CHANGE_PASSWORD_WORDS.new}
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="confirmPassword"
          label={CHANGE_PASSWORD_WORDS.confirm}
          autoComplete="new-password"
        />
      </div>
      <StrengthMeter form={form} name="newPassword" />
      <FormProblem message={problem} />
      <SubmitButton
        busy={busy}
        busyWords={CHANGE_PASSWORD_WORDS.busy}
        className="button-primary"
        disabled={currentPassword === '' || newPassword === ''}
      >
        {CHANGE_PASSWORD_WORDS.submit}
      </SubmitButton>
    </form>
  );
}
