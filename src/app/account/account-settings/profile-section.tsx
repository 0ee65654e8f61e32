import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { CHANGE_PASSWORD_WORDS, PROFILE_WORDS } from '#content/account-settings-words.ts';
import { FIELD_PROBLEMS } from '#content/form-words.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { updateProfile } from '#contracts/profile.ts';
import { LONGEST_NAME } from '#domain/account/account.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { emailField, freeText, neededLine } from '#app/kit/forms/account-fields.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { PasswordField } from '#app/kit/forms/password-field.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { EmailField } from '#app/kit/forms/email-field.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import { type Form, KEEP_FIELDS, useServerForm } from '#app/kit/forms/use-server-form.ts';
import { takeUser } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { SHORTEST_BUSY } from './busy.ts';
import { notePendingEmail } from './sign-in-methods.ts';
import { SettingsSection } from './settings-section.tsx';

const SIGN_IN_AGAIN = `/login?${new URLSearchParams({ return: '/account-settings' }).toString()}`;

/** Only the owner may change the email address, so that needs the password, where there is one. */
function schemaFor(user: SignedInUser) {
  return z
    .object({
      firstName: neededLine(PROFILE_WORDS.firstNameMissing, LONGEST_NAME),
      lastName: freeText(LONGEST_NAME),
      email: emailField,
      password: z.string(),
    })
    .check(
      z.refine(
        ({ email, password }) => password !== '' || !user.hasPassword || !isNew(email, user),
        { path: ['password'], error: FIELD_PROBLEMS.password },
      ),
    );
}

function isNew(email: string, user: SignedInUser): boolean {
  return email.trim().toLowerCase() !== user.email;
}

/** Name and address. */
export function ProfileSection({ user }: { user: SignedInUser }) {
  const queries = useQueryClient();
  const { firstName, lastName, email } = user;
  // These may start out as remembered values, which another device has changed since.
  const values = { firstName, lastName, email, password: '' };
  const { form, submit, busy, problem } = useServerForm({
    schema: schemaFor(user),
    defaultValues: values,
    values,
    send: ({ password, ...profile }) =>
      callApi(updateProfile, { body: password === '' ? profile : { ...profile, password } }),
    onDone: (reply) => {
      takeUser(reply.user);
      if (reply.pendingEmail !== null) notePendingEmail(queries, reply.pendingEmail);
      const { firstName: first, lastName: last, email: address } = reply.user;
      form.reset({ firstName: first, lastName: last, email: address, password: '' }, KEEP_FIELDS);
      if (reply.pendingEmail === null) toast('profileUpdated');
      else toast('emailPending', { email: reply.pendingEmail });
    },
    failure: 'profileUpdateFailed',
    fieldOf: { wrong_password: 'password', sign_in_again: 'email' },
    shortestBusy: SHORTEST_BUSY,
  });
  const typed = useWatch({ control: form.control, name: 'email' });
  return (
    <SettingsSection title={PROFILE_WORDS.title} description={PROFILE_WORDS.description}>
      <form className="form" noValidate onSubmit={submit}>
        <div className="form-pair">
          <TextField
            form={form}
            name="firstName"
            label={PROFILE_WORDS.firstName}
            autoComplete="given-name"
          />
          <TextField
            form={form}
            name="lastName"
            label={PROFILE_WORDS.lastName}
            autoComplete="family-name"
          />
        </div>
        <EmailField
          form={form}
          name="email"
          label={PROFILE_WORDS.email}
          hint={PROFILE_WORDS.emailHint}
        />
        {isNew(typed, user) ? <OwnerProof form={form} user={user} /> : null}
        <FormProblem message={problem} />
        <SubmitButton busy={busy} busyWords={PROFILE_WORDS.busy} className="button-primary">
          {PROFILE_WORDS.submit}
        </SubmitButton>
      </form>
    </SettingsSection>
  );
}

type ProfileForm = Form<
  z.input<ReturnType<typeof schemaFor>>,
  z.output<ReturnType<typeof schemaFor>>
>;

/** Asks for the password when a new address is typed; a person without one may have to sign in again. */
function OwnerProof({ form, user }: { form: ProfileForm; user: SignedInUser }) {
  if (user.hasPassword) {
    return (
      <PasswordField
        form={form}
        name="password"
        label={CHANGE_PASSWORD_WORDS.current}
        hint={PROFILE_WORDS.passwordHint}
        autoComplete="current-password"
      />
    );
  }
  return (
    <p className="field-hint">
      {PROFILE_WORDS.signInHint}{' '}
      <a href={SIGN_IN_AGAIN} className="text-link">
        {PROFILE_WORDS.signInAgain}
      </a>
    </p>
  );
}
