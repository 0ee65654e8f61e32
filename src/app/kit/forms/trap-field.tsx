import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import type { Form } from './use-server-form.ts';

interface TrapFieldProps<Values extends FieldValues, Parsed> {
  readonly form: Form<Values, Parsed>;
  readonly name: FieldPathByValue<Values, string>;
}

/**
 * A field that nobody sees and no key leads to. A program that fills in whatever it finds gives
 * itself away with it; the server thanks it and forgets what it sent.
 */
export function TrapField<Values extends FieldValues, Parsed>({
  form,
  name,
}: TrapFieldProps<Values, Parsed>) {
  return (
    <div className="trap" aria-hidden="true">
      <input {...form.register(name)} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
