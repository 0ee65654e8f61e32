import { useId } from 'react';
import { Toggle } from '#app/kit/ui/toggle.tsx';

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
      <Toggle
        id={id}
        aria-describedby={`${id}-about`}
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={onChange}
      />
    </div>
  );
}
