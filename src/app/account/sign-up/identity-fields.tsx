import { useWatch, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { NewPasswordFields } from '#app/kit/forms/new-password-fields.tsx';
import { EmailField } from '#app/kit/forms/email-field.tsx';
import { TextField } from '#app/kit/forms/text-field.tsx';
import type { Form } from '#app/kit/forms/use-server-form.ts';
import { FIELD_WORDS } from '#content/form-words.ts';

type Names = 'fullName' | 'email' | 'password' | 'confirmPassword';

interface IdentityFieldsProps<Values extends FieldValues, Parsed> {
  readonly form: Form<Values, Parsed>;
  /** The names that the form gives to these fields. */
  readonly names: Readonly<Record<Names, FieldPathByValue<Values, string>>>;
}

/** The name, the email address and a new password. */
export function IdentityFields<Values extends FieldValues, Parsed>({
  form,
  names,
}: IdentityFieldsProps<Values, Parsed>) {
  const { control } = form;
  const name: string = useWatch({ control, name: names.fullName });
  const email: string = useWatch({ control, name: names.email });
  return (
    <>
      <TextField
        form={form}
        name={names.fullName}
        label={FIELD_WORDS.fullName}
        autoComplete="name"
      />
      <EmailField form={form} name={names.email} label={FIELD_WORDS.email} />
      <NewPasswordFields
        form={form}
        name={names.password}
        confirmName={names.confirmPassword}
        label={FIELD_WORDS.password}
        owner={{ name, email }}
      />
    </>
  );
}
