import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { CHANGE_PASSWORD_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { FIELD_PROBLEMS } from '#content/form-words.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { changePassword } from '#contracts/password.ts';
import { listSessions } from '#contracts/session.ts';
import type { PasswordOwner } from '#domain/account/guessable-password.ts';
import { joinName } from '#domain/account/name.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import {
  confirmPasswordField,
  newPasswordField,
  passwordField,
} from '#app/kit/forms/account-fields.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { PasswordField } from '#app/kit/forms/password-field.tsx';
import { wouldBeGuessed } from '#app/kit/forms/password-judge.ts';
import { StrengthMeter } from '#app/kit/forms/strength-meter.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { KEEP_FIELDS, useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { SHORTEST_BUSY } from './busy.ts';
import { notePendingEmail, usePendingEmail } from './sign-in-methods.ts';

function schemaFor(owner: PasswordOwner) {
  return z
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
      z.refine(async ({ newPassword }) => !(await wouldBeGuessed(newPassword, owner)), {
        path: ['newPassword'],
        error: FIELD_PROBLEMS.guessablePassword,
      }),
    );
}

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordForm({ user }: { user: SignedInUser }) {
  const queries = useQueryClient();
  const { email, firstName, lastName } = user;
  const owner = { email, name: joinName({ firstName, lastName }) };
  const pending = usePendingEmail();
  const { form, submit, busy, problem } = useServerForm({
    schema: schemaFor(owner),
    defaultValues: EMPTY,
    send: (body) => callApi(changePassword, { body }),
    onDone: async () => {
      form.reset(EMPTY, KEEP_FIELDS);
      if (pending === null) toast('passwordChanged');
      else toast('passwordChangedMoveDropped', { email: pending });
      notePendingEmail(queries, null);
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
      {/* Tells a password manager whose password it is. */}
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
      <StrengthMeter form={form} name="newPassword" owner={owner} />
      {pending === null ? null : (
        <p className="field-hint">
          {fillIn(CHANGE_PASSWORD_WORDS.dropsPending, { email: pending })}
        </p>
      )}
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
