import * as z from 'zod/mini';
import { PROFILE_WORDS } from '#content/account-settings-words.ts';
import type { CurrentUser } from '#contracts/fields.ts';
import { updateProfile } from '#contracts/profile.ts';
import { LONGEST_NAME } from '#domain/account/account.ts';
import { callApi } from '#app/api/call-api.ts';
import { emailField, freeText, neededLine } from '#app/forms/account-fields.ts';
import { FormProblem } from '#app/forms/form-problem.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { TextField } from '#app/forms/text-field.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { takeUser } from '#app/session/current-user.ts';
import { toast } from '#app/toast/toasts.ts';
import { SHORTEST_BUSY } from './busy.ts';
import { pendingEmail } from './pending-email.ts';
import { SettingsSection } from './settings-section.tsx';

const schema = z.object({
  firstName: neededLine(PROFILE_WORDS.firstNameMissing, LONGEST_NAME),
  lastName: freeText(LONGEST_NAME),
  email: emailField,
});

/** Name and address. */
export function ProfileSection({ user }: { user: CurrentUser }) {
  const { firstName, lastName, email } = user;
  // At first these may be what was remembered: another device may have changed them since.
  const values = { firstName, lastName, email };
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: values,
    values,
    send: (body) => callApi(updateProfile, { body }),
    onDone: (reply) => {
      takeUser(reply.user);
      pendingEmail.setState(reply.pendingEmail, true);
      if (reply.pendingEmail === null) toast('profileUpdated');
      else toast('emailPending', { email: reply.pendingEmail });
    },
    failure: 'profileUpdateFailed',
    shortestBusy: SHORTEST_BUSY,
  });
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
        <TextField
          form={form}
          name="email"
          label={PROFILE_WORDS.email}
          hint={PROFILE_WORDS.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormProblem message={problem} />
        <SubmitButton busy={busy} busyWords={PROFILE_WORDS.busy} className="button-primary">
          {PROFILE_WORDS.submit}
        </SubmitButton>
      </form>
    </SettingsSection>
  );
}
