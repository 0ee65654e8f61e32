import { z } from 'zod/mini';
import { ACCOUNT_SETTINGS_WORDS, SECURITY_WORDS } from '#content/account-settings-words.ts';
import { FIELD_PROBLEMS } from '#content/form-words.ts';
import type { ReplyOf } from '#contracts/contract.ts';
import { confirmTotp, type startTotp } from '#contracts/totp.ts';
import { callApi } from '#app/kit/api/call-api.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { QrCode } from '#app/kit/ui/qr-code.tsx';

/** The secret that a new app is given. */
export type Enrolment = ReplyOf<typeof startTotp>;

const schema = z.object({
  // Apps show the digits in groups.
  code: z.string().check(
    z.overwrite((code) => code.replaceAll(/\s/g, '')),
    z.regex(/^\d{6}$/, FIELD_PROBLEMS.code),
  ),
});

interface ConfirmAuthenticatorProps {
  readonly enrolment: Enrolment;
  readonly onConfirmed: () => void;
}

/** Hands the secret to the app, and takes its first code. */
export function ConfirmAuthenticator({ enrolment, onConfirmed }: ConfirmAuthenticatorProps) {
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { code: '' },
    send: (body) => callApi(confirmTotp, { body }),
    onDone: onConfirmed,
    failure: 'authenticatorNotAdded',
    fieldOf: { wrong_code: 'code' },
  });
  return (
    <form className="form mt-5" noValidate onSubmit={submit}>
      <p className="text-md text-fg-2">{SECURITY_WORDS.scan}</p>
      <div className="settings-secret">
        <QrCode text={enrolment.uri} label={SECURITY_WORDS.qrCode} />
        <p className="min-w-0 flex-1 basis-40 text-sm text-fg-2">
          {SECURITY_WORDS.typed}
          <code className="settings-code mt-2 break-all">{enrolment.secret}</code>
        </p>
      </div>
      <TextField
        form={form}
        name="code"
        label={SECURITY_WORDS.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="field-input field-code"
      />
      <FormProblem message={problem} />
      <SubmitButton
        busy={busy}
        busyWords={ACCOUNT_SETTINGS_WORDS.working}
        className="button-primary"
      >
        {SECURITY_WORDS.confirm}
      </SubmitButton>
    </form>
  );
}
