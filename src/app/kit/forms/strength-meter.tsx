import { useWatch, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { STRENGTH_WORDS } from '#content/form-words.ts';
import type { PasswordOwner } from '#domain/account/guessable-password.ts';
import { ratedStrength } from '#domain/account/password-strength.ts';
import { useWouldBeGuessed } from './password-judge.ts';
import type { Form } from './use-server-form.ts';

interface StrengthMeterProps<Values extends FieldValues, Parsed> {
  readonly form: Form<Values, Parsed>;
  /** The field with the password. */
  readonly name: FieldPathByValue<Values, string>;
  /** Whose password it will be: their own name and address make it no harder to guess. */
  readonly owner?: PasswordOwner;
}

/** What makes a password good, then how strong the one being typed is: four steps and a word. */
export function StrengthMeter<Values extends FieldValues, Parsed>({
  form,
  name,
  owner,
}: StrengthMeterProps<Values, Parsed>) {
  const password: string = useWatch({ control: form.control, name });
  const strength = ratedStrength(password, useWouldBeGuessed(password, owner) === true);
  return (
    <div className="strength" data-strength={strength}>
      <div className="strength-steps" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-reached={strength >= step} />
        ))}
      </div>
      <p className="strength-words">
        <span>{password === '' ? STRENGTH_WORDS.hint : STRENGTH_WORDS.label}</span>
        {/* Only this changes while one types, and so only this is spoken. */}
        <output className="strength-word">{STRENGTH_WORDS.levels[strength]}</output>
      </p>
    </div>
  );
}
