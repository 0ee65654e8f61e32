import { useId, type ReactNode } from 'react';
import { useFormState, type FieldValues, type Path } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { Form } from './use-server-form.ts';

interface TextAreaFieldProps<Values extends FieldValues, Parsed> {
  readonly form: Form<Values, Parsed>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
}

/** Several lines to type; it grows with them. */
export function TextAreaField<Values extends FieldValues, Parsed>({
  form,
  name,
  label,
  hint,
  placeholder,
}: TextAreaFieldProps<Values, Parsed>) {
  const id = useId();
  const state = useFormState({ control: form.control, name });
  const error = form.getFieldState(name, state).error?.message;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(description) => (
        <div className="field-box">
          <textarea
            {...form.register(name)}
            id={id}
            rows={2}
            placeholder={placeholder}
            className="field-input"
            aria-invalid={error !== undefined}
            aria-describedby={description}
          />
        </div>
      )}
    </FieldFrame>
  );
}
