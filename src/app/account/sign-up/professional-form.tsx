import { callApi } from '#app/kit/api/call-api.ts';
import { FormProblem } from '#app/kit/forms/form-problem.tsx';
import { SubmitButton } from '#app/kit/forms/submit-button.tsx';
import { useServerForm } from '#app/kit/forms/use-server-form.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { PROFESSIONAL_WORDS, SIGN_UP_WORDS } from '#content/account-words.ts';
import { professionalSignUp } from '#contracts/sign-up.ts';
import { BusinessFields } from './business-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { NO_PROFESSIONAL_VALUES, professionalSchema } from './professional-fields.ts';
import { FIELD_OF_REFUSAL, IDENTITY_NAMES, toastOfInvalid } from './sign-up-fields.ts';
import { TermsField } from './terms-field.tsx';
import { useAccountMade } from './use-account-made.ts';

export function ProfessionalForm() {
  const { form, submit, busy, problem } = useServerForm({
    schema: professionalSchema,
    defaultValues: NO_PROFESSIONAL_VALUES,
    send: ({ terms: _agreed, ...body }) =>
      callApi(professionalSignUp, { body: { ...body, accountType: 'professional' } }),
    onDone: useAccountMade('professionalAccountCreated'),
    failure: 'signUpFailed',
    fieldOf: FIELD_OF_REFUSAL,
    onInvalid: (values) => {
      const name = toastOfInvalid(values);
      if (name !== null) toast(name);
    },
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      <h2 className="form-part caps">{PROFESSIONAL_WORDS.you}</h2>
      <IdentityFields form={form} names={IDENTITY_NAMES} />
      <h2 className="form-part caps">{PROFESSIONAL_WORDS.business}</h2>
      <BusinessFields form={form} />
      <TermsField form={form} name="terms" />
      <FormProblem message={problem} />
      <SubmitButton busy={busy} busyWords={SIGN_UP_WORDS.busy}>
        {PROFESSIONAL_WORDS.submit}
      </SubmitButton>
    </form>
  );
}
