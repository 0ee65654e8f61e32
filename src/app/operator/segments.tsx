interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** Whether it stands below another one and is drawn more quietly. */
  readonly isSecondary?: boolean;
}

/** A row of buttons of which one is chosen. */
export function Segments<Value extends string>({
  label,
  values,
  words,
  chosen,
  onChoose,
  isSecondary = false,
}: SegmentsProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={isSecondary ? 'operator-states' : 'operator-views'}
    >
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => {
            onChoose(value);
          }}
        >
          {words[value]}
        </button>
      ))}
    </div>
  );
}
