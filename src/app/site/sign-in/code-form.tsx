import { useState } from 'react';
import { z } from 'zod/mini';
import { callApi } from '#app/kit/api/call-api.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import { KEEP_FIELDS, useServerForm } from '#app/kit/forms/use-server-form.ts';
import { TOTP_WORDS } from '#content/account-words.ts';
import { FIELD_PROBLEMS } from '#content/form-words.ts';
import type { SignedInUser } from '#app/person/session/signed-in-user.ts';
import { loginWithTotp } from '#contracts/session.ts';

/** The two things that can be typed, and how each is asked for. */
const KINDS = {
  code: {
    lead: TOTP_WORDS.lead,
    label: TOTP_WORDS.code,
    other: TOTP_WORDS.useBackup,
    schema: z.object({
      // Apps show the digits in groups.
      code: z.string().check(
        z.overwrite((code) => code.replaceAll(/\s/g, '')),
        z.regex(/^\d{6}$/, FIELD_PROBLEMS.code),
      ),
    }),
  },
  backup: {
    lead: TOTP_WORDS.backupLead,
    label: TOTP_WORDS.backupCode,
    other: TOTP_WORDS.useApp,
    schema: z.object({
      code: z.string().check(z.trim(), z.regex(/^\S{6,20}$/, FIELD_PROBLEMS.backupCode)),
    }),
  },
} as const;

interface CodeFormProps {
  readonly onSignedIn: (user: SignedInUser) => void;
  /** Goes back to the password. */
  readonly onStartOver: () => void;
}

/** Completes a sign-in with a code of the authenticator app, or with a backup code. */
export function CodeForm({ onSignedIn, onStartOver }: CodeFormProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>('code');
  const { lead, label, other, schema } = KINDS[kind];
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: { code: '' },
    send: (body) => callApi(loginWithTotp, { body }),
    onDone: ({ user }) => {
      onSignedIn(user);
    },
    failure: 'loginFailed',
    fieldOf: { wrong_code: 'code' },
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p className="text-fg-2">{lead}</p>
      <TextField
        key={kind}
        form={form}
        name="code"
        label={label}
        inputMode={kind === 'code' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormProblem message={problem} />
      <SubmitButton busy={busy} busyWords={TOTP_WORDS.busy}>
        {TOTP_WORDS.submit}
      </SubmitButton>
      <div className="form-row">
        <button
          type="button"
          className="text-link"
          onClick={() => {
            form.reset(undefined, KEEP_FIELDS);
            setKind(kind === 'code' ? 'backup' : 'code');
          }}
        >
          {other}
        </button>
        <button type="button" className="text-link" onClick={onStartOver}>
          {TOTP_WORDS.startOver}
        </button>
      </div>
    </form>
  );
}
