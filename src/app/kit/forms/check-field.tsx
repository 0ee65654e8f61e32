import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useFormState, type FieldValues, type Path } from 'react-hook-form';
import { FieldProblem } from './form-problem.tsx';
import type { Form } from './use-server-form.ts';

interface CheckFieldProps<Values extends FieldValues, Parsed> {
  readonly form: Form<Values, Parsed>;
  readonly name: Path<Values>;
  /** What one agrees to by checking it. */
  readonly children: ReactNode;
}

/** A box to check. */
export function CheckField<Values extends FieldValues, Parsed>({
  form,
  name,
  children,
}: CheckFieldProps<Values, Parsed>) {
  const id = useId();
  const state = useFormState({ control: form.control, name });
  const error = form.getFieldState(name, state).error?.message;
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="check">
        <span className="check-box">
          <input
            {...form.register(name)}
            id={id}
            type="checkbox"
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
          />
          <Check size={14} strokeWidth={2.6} aria-hidden="true" />
        </span>
        <span>{children}</span>
      </label>
      <FieldProblem id={errorId} message={error} />
    </div>
  );
}
