import { navigate } from '#app/kit/router/router.ts';
import { z } from 'zod/mini';
import { ACCOUNT_SETTINGS_WORDS, DATA_WORDS } from '#content/account-settings-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { deleteAccount } from '#contracts/account-data.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { clearStorage } from '#app/person/sign-out/clear-storage.ts';
import { takeNobody } from '#app/person/session/current-user.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { Dialog } from '#app/kit/ui/dialog.tsx';
import { PasswordStep } from './password-step.tsx';

interface DeleteAccountProps {
  readonly user: SignedInUser;
  readonly onClose: () => void;
}

/** Confirms who it is and erases the account, together with what this browser kept of it. */
export function DeleteAccount({ user, onClose }: DeleteAccountProps) {
  const finish = async (): Promise<void> => {
    toast('accountDeleted');
    // Leave this page first: it would redirect a signed-out person to the sign-in.
    await navigate({ to: '/' });
    await clearStorage(user.id);
    takeNobody();
  };
  return (
    <Dialog
      title={DATA_WORDS.deleteTitle}
      description={DATA_WORDS.deleteWarning}
      close={ACCOUNT_SETTINGS_WORDS.close}
      onClose={onClose}
    >
      {user.hasPassword ? (
        <PasswordStep
          email={user.email}
          lead={DATA_WORDS.passwordLead}
          submit={DATA_WORDS.confirm}
          busyWords={DATA_WORDS.deleting}
          button="button-carmine"
          failure="accountNotDeleted"
          send={(password) => callApi(deleteAccount, { body: { password } })}
          onDone={() => void finish()}
        />
      ) : (
        <AddressStep email={user.email} onDone={() => void finish()} />
      )}
    </Dialog>
  );
}

function AddressStep({ email, onDone }: { email: string; onDone: () => void }) {
  const { form, submit, busy, problem } = useServerForm({
    schema: z.object({
      confirmEmail: z.string().check(
        z.trim(),
        z.toLowerCase(),
        z.refine((typed) => typed === email.toLowerCase(), DATA_WORDS.emailMismatch),
      ),
    }),
    defaultValues: { confirmEmail: '' },
    send: (body) => callApi(deleteAccount, { body }),
    onDone,
    failure: 'accountNotDeleted',
    fieldOf: { wrong_password: 'confirmEmail', sign_in_again: 'confirmEmail' },
  });
  return (
    <form className="form mt-5" noValidate onSubmit={submit}>
      <TextField
        form={form}
        name="confirmEmail"
        label={fillIn(DATA_WORDS.confirmEmail, { email })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormProblem message={problem} />
      <SubmitButton busy={busy} busyWords={DATA_WORDS.deleting}>
        {DATA_WORDS.confirm}
      </SubmitButton>
    </form>
  );
}
