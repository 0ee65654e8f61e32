import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { useFormState, type FieldValues, type Path } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { Form } from './use-server-form.ts';

interface TextFieldProps<Values extends FieldValues, Parsed> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'form' | 'name'
> {
  readonly form: Form<Values, Parsed>;
  readonly name: Path<Values>;
  readonly label: string;
  /** Said beside the label: how the field is to be filled. */
  readonly hint?: ReactNode;
  /** Stands in the field, at its end. */
  readonly end?: ReactNode;
}

/** One line to type, with its label above it and what is wrong with it below. */
export function TextField<Values extends FieldValues, Parsed>(
  props: TextFieldProps<Values, Parsed>,
) {
  const { form, name, label, hint, end, ...input } = props;
  const id = useId();
  const state = useFormState({ control: form.control, name });
  const error = form.getFieldState(name, state).error?.message;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(description) => (
        <div className="field-box">
          <input
            type="text"
            {...input}
            {...form.register(name)}
            id={id}
            className="field-input"
            aria-invalid={error !== undefined}
            aria-describedby={description}
          />
          {end}
        </div>
      )}
    </FieldFrame>
  );
}
