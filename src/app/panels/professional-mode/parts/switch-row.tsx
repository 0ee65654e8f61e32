import type { ReactNode } from 'react';
import { Toggle } from '#app/kit/ui/toggle.tsx';

interface SwitchRowProps {
  readonly label: string;
  readonly about?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly icon: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

/** Something that can be switched on and off, with what it means. */
export function SwitchRow({ label, about, checked, disabled, icon, onChange }: SwitchRowProps) {
  return (
    <label className="switch-row">
      {icon}
      <span className="min-w-0 flex-1">
        <span className="text-md">{label}</span>
        {about === undefined ? null : <span className="switch-about">{about}</span>}
      </span>
      <Toggle checked={checked} disabled={disabled === true} onCheckedChange={onChange} />
    </label>
  );
}
