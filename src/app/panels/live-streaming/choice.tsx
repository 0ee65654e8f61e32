import { ToggleGroup } from 'radix-ui';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  /** What stands on each; the value itself where there are no words. */
  readonly words?: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few values, all in sight. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, values, words, value: chosen, onChoose } = props;
  return (
    <div className="live-choice">
      <p className="live-choice-label" aria-hidden="true">
        {label}
      </p>
      <ToggleGroup.Root
        type="single"
        className="live-choice-values"
        aria-label={label}
        value={chosen}
        onValueChange={(name) => {
          const next = values.find((value) => value === name);
          if (next !== undefined) onChoose(next);
        }}
      >
        {values.map((value) => (
          <ToggleGroup.Item key={value} value={value}>
            {words?.[value] ?? value}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  );
}
