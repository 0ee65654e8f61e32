import './choice-rows.css';
import { useId } from 'react';

export interface ChoiceRow<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What it means, or why it cannot be chosen. */
  readonly note: string;
  readonly isDisabled?: boolean;
}

interface ChoiceRowsProps<Value extends string> {
  readonly title: string;
  readonly rows: readonly ChoiceRow<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of one among a few options, each with a sentence about it. */
export function ChoiceRows<Value extends string>(props: ChoiceRowsProps<Value>) {
  const { title, rows, value: chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="choice-rows">
      <legend className="caps text-fg-3">{title}</legend>
      {rows.map(({ value, label, note, isDisabled = false }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            disabled={isDisabled}
            aria-describedby={`${name}-${value}`}
            aria-label={label}
            onChange={() => {
              onChoose(value);
            }}
          />
          <span className="choice-row-name">{label}</span>
          <span id={`${name}-${value}`} className="choice-row-note">
            {note}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
