import { type ReactNode, useId } from 'react';
import { Toggle } from './toggle.tsx';
import './switch-row.css';

interface SwitchRowProps {
  readonly label: string;
  readonly about?: string | undefined;
  readonly icon?: ReactNode;
  readonly checked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with what it does. */
export function SwitchRow(props: SwitchRowProps) {
  const { label, about, icon, checked, isDisabled = false, onChange } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const aboutId = `${id}-about`;
  return (
    <div className="switch-row">
      {icon}
      <label htmlFor={id} className="min-w-0 flex-1">
        <span id={labelId} className="block text-md">
          {label}
        </span>
        {about === undefined ? null : (
          <span id={aboutId} className="block text-sm text-fg-3">
            {about}
          </span>
        )}
      </label>
      <Toggle
        id={id}
        // The description is not part of the switch's name, although a tap on it works the switch.
        aria-labelledby={labelId}
        {...(about === undefined ? {} : { 'aria-describedby': aboutId })}
        checked={checked}
        disabled={isDisabled}
        onCheckedChange={onChange}
      />
    </div>
  );
}
