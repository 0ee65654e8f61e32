import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { PasswordOwner } from '#domain/account/guessable-password.ts';
import { FIELD_WORDS } from '#content/form-words.ts';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import type { Form } from './use-server-form.ts';

interface NewPasswordFieldsProps<Values extends FieldValues, Parsed> {
  readonly form: Form<Values, Parsed>;
  readonly name: FieldPathByValue<Values, string>;
  readonly confirmName: FieldPathByValue<Values, string>;
  readonly label: string;
  /** Whose password it will be, as far as the form knows. */
  readonly owner?: PasswordOwner;
}

/** A new password with its strength, and the same once more. */
export function NewPasswordFields<Values extends FieldValues, Parsed>({
  form,
  name,
  confirmName,
  label,
  owner,
}: NewPasswordFieldsProps<Values, Parsed>) {
  return (
    <>
      <PasswordField
        form={form}
        name={name}
        label={label}
        autoComplete="new-password"
        hint={<StrengthMeter form={form} name={name} {...(owner === undefined ? {} : { owner })} />}
      />
      <PasswordField
        form={form}
        name={confirmName}
        label={FIELD_WORDS.confirmPassword}
        autoComplete="new-password"
      />
    </>
  );
}
