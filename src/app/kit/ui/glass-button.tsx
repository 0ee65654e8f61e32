import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';

interface GlassButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly icon: LucideIcon;
}

/** A round button of glass over the mirror; its label is for people who do not see the icon. */
export function GlassButton({ label, icon: Icon, className = '', ...rest }: GlassButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      data-tip={label}
      className={`glass glass-button grid size-11 shrink-0 place-items-center rounded-full ${className}`}
    >
      <Icon size={19} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}
