import { Switch } from 'radix-ui';
import { useId } from 'react';

interface SwitchRowProps {
  readonly label: string;
  readonly about: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something of a tab that is on or off, with what it does. */
export function SwitchRow({ label, about, isOn, isDisabled = false, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="ar-switch-row">
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-about`} className="text-sm text-fg-2">
          {about}
        </p>
      </div>
      <Switch.Root
        id={id}
        className="ar-switch"
        aria-describedby={`${id}-about`}
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={onChange}
      >
        <Switch.Thumb className="ar-switch-thumb" />
      </Switch.Root>
    </div>
  );
}
