import type { LucideIcon } from 'lucide-react';

interface ToolButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

/** One of the tools of a session: on or off, with its name beneath. */
export function ToolButton({ label, icon: Icon, isOn, isBusy = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="live-tool"
      aria-pressed={isOn}
      aria-busy={isBusy}
      onClick={onPress}
    >
      <span className="live-tool-icon">
        <Icon size={19} strokeWidth={1.6} aria-hidden="true" />
      </span>
      {label}
    </button>
  );
}
