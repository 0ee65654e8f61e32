import { z } from 'zod/mini';
import { callApi } from '#app/kit/api/call-api.ts';
import { samePasswordTwice, hardToGuess } from '#app/kit/forms/account-fields.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { SIGN_UP_WORDS } from '#content/account-words.ts';
import { signUp } from '#contracts/sign-up.ts';
import { IdentityFields } from './identity-fields.tsx';
import {
  FIELD_OF_REFUSAL,
  IDENTITY_NAMES,
  NO_SIGN_UP_VALUES,
  SIGN_UP_FIELDS,
  toastOfInvalid,
} from './sign-up-fields.ts';
import { TermsField } from './terms-field.tsx';
import { useAccountMade } from './use-account-made.ts';

const schema = z.object(SIGN_UP_FIELDS).check(samePasswordTwice, hardToGuess);

export function SignUpForm() {
  const { form, submit, busy, problem } = useServerForm({
    schema,
    defaultValues: NO_SIGN_UP_VALUES,
    send: ({ terms: _agreed, ...body }) =>
      callApi(signUp, { body: { ...body, accountType: 'personal' } }),
    onDone: useAccountMade('accountCreated'),
    failure: 'signUpFailed',
    fieldOf: FIELD_OF_REFUSAL,
    onInvalid: (values) => {
      const name = toastOfInvalid(values);
      if (name !== null) toast(name);
    },
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <IdentityFields form={form} names={IDENTITY_NAMES} />
      <TermsField form={form} name="terms" />
      <FormProblem message={problem} />
      <SubmitButton busy={busy} busyWords={SIGN_UP_WORDS.busy}>
        {SIGN_UP_WORDS.submit}
      </SubmitButton>
    </form>
  );
}
