import { ChevronDown } from 'lucide-react';

/** The content of a menu's button, whether the menu is open or not. */
export function HeaderMenuLabel({ label }: { label: string }) {
  return (
    <>
      {label}
      <ChevronDown size={15} strokeWidth={1.7} className="opacity-70" aria-hidden="true" />
    </>
  );
}
