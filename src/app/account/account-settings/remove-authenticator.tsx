import { z } from 'zod/mini';
import { ACCOUNT_SETTINGS_WORDS, SECURITY_WORDS } from '#content/account-settings-words.ts';
import { FIELD_PROBLEMS } from '#content/form-words.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { disableTotp } from '#contracts/totp.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { askAgainWhoIsSignedIn } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { PasswordStep } from './password-step.tsx';

interface RemoveAuthenticatorProps {
  readonly user: SignedInUser;
  readonly onClose: () => void;
}

/** Takes the authenticator app off the account: with the password, or with a code where there is none. */
export function RemoveAuthenticator({ user, onClose }: RemoveAuthenticatorProps) {
  const finish = (): void => {
    toast('authenticatorRemoved');
    askAgainWhoIsSignedIn();
    onClose();
  };
  return (
    <Dialog
      title={SECURITY_WORDS.removeTitle}
      close={ACCOUNT_SETTINGS_WORDS.close}
      onClose={onClose}
    >
      {user.hasPassword ? (
        <PasswordStep
          email={user.email}
          lead={SECURITY_WORDS.askPassword}
          submit={SECURITY_WORDS.removeConfirm}
          failure="authenticatorNotRemoved"
          send={(password) => callApi(disableTotp, { body: { password } })}
          onDone={finish}
        />
      ) : (
        <CodeStep onDone={finish} />
      )}
    </Dialog>
  );
}

const schema = z.object({
  code: z.string().check(
    z.overwrite((code) => code.replaceAll(/\s/g, '')),
    z.regex(/^\S{6,20}$/, FIELD_PROBLEMS.code),
  ),
});

function CodeStep({ onDone }: { onDone: () => void }) {
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { code: '' },
    send: (body) => callApi(disableTotp, { body }),
    onDone,
    failure: 'authenticatorNotRemoved',
    fieldOf: { wrong_code: 'code' },
  });
  return (
    <form className="form mt-5" noValidate onSubmit={submit}>
      <p className="text-md text-fg-2">{SECURITY_WORDS.askCode}</p>
      <TextField
        form={form}
        name="code"
        label={SECURITY_WORDS.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormProblem message={problem} />
      <SubmitButton
        busy={busy}
        busyWords={ACCOUNT_SETTINGS_WORDS.working}
        className="button-primary"
      >
        {SECURITY_WORDS.removeConfirm}
      </SubmitButton>
    </form>
  );
}
