import { ChevronDown } from 'lucide-react';

/** What stands on a menu's button, whether the menu is open or not. */
export function HeaderMenuLabel({ label }: { label: string }) {
  return (
    <>
      {label}
      <ChevronDown size={15} strokeWidth={1.7} className="opacity-70" aria-hidden="true" />
    </>
  );
}
