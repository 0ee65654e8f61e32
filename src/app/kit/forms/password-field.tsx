import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FIELD_WORDS } from '#content/form-words.ts';
import { TextField } from './text-field.tsx';
import type { Form } from './use-server-form.ts';

interface PasswordFieldProps<Values extends FieldValues, Parsed> {
  readonly form: Form<Values, Parsed>;
  readonly name: Path<Values>;
  readonly label: string;
  /** Tells a password manager whether to fill one in or to make one up. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
}

/** A password, which can be looked at. */
export function PasswordField<Values extends FieldValues, Parsed>(
  props: PasswordFieldProps<Values, Parsed>,
) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const label = shown ? FIELD_WORDS.hidePassword : FIELD_WORDS.showPassword;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className="field-end"
          aria-label={label}
          data-tip={label}
          onClick={() => {
            setShown(!shown);
          }}
        >
          <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
        </button>
      }
    />
  );
}
