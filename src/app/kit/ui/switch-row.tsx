import { useId } from 'react';
import { Toggle } from './toggle.tsx';
import './switch-row.css';

interface SwitchRowProps {
  readonly label: string;
  readonly about: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with what it does. */
export function SwitchRow({ label, about, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="switch-line">
      <label htmlFor={id} className="min-w-0 flex-1">
        <span className="block text-md">{label}</span>
        <span className="block text-sm text-fg-3">{about}</span>
      </label>
      <Toggle id={id} checked={checked} onCheckedChange={onChange} />
    </div>
  );
}
