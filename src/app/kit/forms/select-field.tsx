import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useFormState, type FieldValues, type Path } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { Form } from './use-server-form.ts';

interface SelectFieldProps<Values extends FieldValues, Parsed> {
  readonly form: Form<Values, Parsed>;
  readonly name: Path<Values>;
  readonly label: string;
  /** Stands in the field until something is chosen; left out where something always is. */
  readonly placeholder?: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few choices. */
export function SelectField<Values extends FieldValues, Parsed>(
  props: SelectFieldProps<Values, Parsed>,
) {
  const { form, name, label, placeholder, choices } = props;
  const id = useId();
  const state = useFormState({ control: form.control, name });
  const error = form.getFieldState(name, state).error?.message;
  return (
    <FieldFrame id={id} label={label} hint={undefined} error={error}>
      {(description) => (
        <div className="field-box">
          <select
            {...form.register(name)}
            id={id}
            className="field-input"
            aria-invalid={error !== undefined}
            aria-describedby={description}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {choices.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <ChevronDown size={17} strokeWidth={1.7} className="field-arrow" aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  );
}
