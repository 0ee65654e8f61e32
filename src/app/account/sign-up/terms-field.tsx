import { Link } from '#app/kit/router/link.tsx';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { CheckField } from '#app/kit/forms/check-field.tsx';
import type { Form } from '#app/kit/forms/use-server-form.ts';
import { SIGN_UP_WORDS } from '#content/account-words.ts';
import { FIELD_WORDS } from '#content/form-words.ts';

interface TermsFieldProps<Values extends FieldValues, Parsed> {
  readonly form: Form<Values, Parsed>;
  readonly name: FieldPathByValue<Values, boolean>;
}

/** The consent to the terms, which open beside the form so that nothing typed is lost. */
export function TermsField<Values extends FieldValues, Parsed>(
  props: TermsFieldProps<Values, Parsed>,
) {
  return (
    <CheckField {...props}>
      {SIGN_UP_WORDS.agree}{' '}
      <Link to="/terms" target="_blank" rel="noopener">
        {SIGN_UP_WORDS.terms}
        <span className="sr-only">{FIELD_WORDS.opensInNewTab}</span>
      </Link>
    </CheckField>
  );
}
