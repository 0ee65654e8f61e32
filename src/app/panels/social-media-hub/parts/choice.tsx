import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** Hides the label where what stands above says it already. */
  readonly isLabelHidden?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, isLabelHidden = false, options, value: chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="hub-choice">
      <legend className={isLabelHidden ? 'sr-only' : 'hub-label'}>{label}</legend>
      <div className="hub-choice-values">
        {options.map(({ value, label: words }) => (
          <label key={value}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={value === chosen}
              onChange={() => {
                onChoose(value);
              }}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
