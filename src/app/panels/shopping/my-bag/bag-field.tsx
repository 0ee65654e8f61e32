import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldProblem } from '#app/kit/forms/form-problem.tsx';

interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with what stands in it. */
  readonly problem?: string | undefined;
}

interface BagFieldProps extends FieldWords {
  /** Draws the field itself. */
  readonly children: (props: {
    readonly id: string;
    readonly className: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field's label above it; its hint, and what is wrong with it, below. */
export function BagField({ label, hint, problem, children }: BagFieldProps) {
  const id = useId();
  const described = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(problem === undefined ? [] : [`${id}-problem`]),
  ].join(' ');
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children({
        id,
        className: 'field-input',
        'aria-invalid': problem !== undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} message={problem} />
    </div>
  );
}

interface BagInputProps extends FieldWords, Omit<ComponentProps<'input'>, 'onChange'> {
  readonly name: string;
  readonly value: string;
  readonly onType: (value: string) => void;
}

/** A field of one line. */
export function BagInput({ label, hint, problem, onType, ...input }: BagInputProps) {
  return (
    <BagField label={label} problem={problem} {...(hint === undefined ? {} : { hint })}>
      {(props) => (
        <input
          {...props}
          {...input}
          autoComplete="off"
          onChange={(event) => {
            onType(event.currentTarget.value);
          }}
        />
      )}
    </BagField>
  );
}

interface BagSelectProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  /** What can be chosen, with what is said of it. */
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly onChoose: (value: Value) => void;
}

/** A field in which one of several is chosen. */
export function BagSelect<Value extends string>({
  label,
  name,
  value,
  options,
  onChoose,
}: BagSelectProps<Value>) {
  return (
    <BagField label={label}>
      {(props) => (
        <span className="field-box">
          <select
            {...props}
            name={name}
            value={value}
            onChange={(event) => {
              const chosen = options.find(([each]) => each === event.currentTarget.value);
              if (chosen !== undefined) onChoose(chosen[0]);
            }}
          >
            {options.map(([each, words]) => (
              <option key={each} value={each}>
                {words}
              </option>
            ))}
          </select>
          <ChevronDown size={17} strokeWidth={1.7} className="field-arrow" aria-hidden="true" />
        </span>
      )}
    </BagField>
  );
}
