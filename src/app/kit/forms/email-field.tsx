import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { EMAIL_INPUT } from './email-input.ts';
import { TextField } from './text-field.tsx';
import type { Form } from './use-server-form.ts';

interface EmailFieldProps<Values extends FieldValues, Parsed> {
  readonly form: Form<Values, Parsed>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Whether the address is what one signs in with, so that password managers fill it in. */
  readonly isUserName?: boolean;
}

/** An email address to type. */
export function EmailField<Values extends FieldValues, Parsed>(
  props: EmailFieldProps<Values, Parsed>,
) {
  const { isUserName = false, ...field } = props;
  return (
    <TextField
      {...EMAIL_INPUT}
      {...field}
      autoComplete={isUserName ? 'username' : EMAIL_INPUT.autoComplete}
    />
  );
}
