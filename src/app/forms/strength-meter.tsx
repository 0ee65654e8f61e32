import { useWatch, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { STRENGTH_WORDS } from '#content/form-words.ts';
import { passwordStrength } from '#domain/account/password-strength.ts';
import type { Form } from './use-server-form.ts';

interface StrengthMeterProps<Values extends FieldValues, Parsed> {
  readonly form: Form<Values, Parsed>;
  /** The field with the password. */
  readonly name: FieldPathByValue<Values, string>;
}

/** How strong the password being typed is, in four steps of colour and in a word. */
export function StrengthMeter<Values extends FieldValues, Parsed>({
  form,
  name,
}: StrengthMeterProps<Values, Parsed>) {
  const password: string = useWatch({ control: form.control, name });
  const strength = passwordStrength(password);
  return (
    <div className="strength" data-strength={strength}>
      <div className="strength-steps" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-reached={strength >= step} />
        ))}
      </div>
      <p className="strength-words">
        {/* Only the word changes, and so only the word is spoken. */}
        <span className={strength === 0 ? 'sr-only' : ''}>{STRENGTH_WORDS.label}</span>
        <output className="strength-word">{STRENGTH_WORDS.levels[strength]}</output>
      </p>
    </div>
  );
}
