import { useId } from 'react';

interface ChipChoiceProps<Id extends string> {
  readonly label: string;
  readonly chips: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** A choice of one among a few words. */
export function ChipChoice<Id extends string>(props: ChipChoiceProps<Id>) {
  const { label, chips, value, onChange } = props;
  const name = useId();
  return (
    <div className="chip-choice" role="radiogroup" aria-label={label}>
      {chips.map((chip) => (
        <label key={chip.id} className="choice" data-state={chip.id === value ? 'checked' : ''}>
          <input
            type="radio"
            name={name}
            checked={chip.id === value}
            onChange={() => {
              onChange(chip.id);
            }}
          />
          <span>{chip.label}</span>
        </label>
      ))}
    </div>
  );
}
