import './menus.css';
import { Menu } from 'lucide-react';
import { useCallback, useState } from 'react';
import { MENU_WORDS } from '#content/menu-words.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';

const load = () => import('./site-menu.tsx').then((code) => code.SiteMenu);

/** Opens the whole menu where the header has no room for it. */
export function SiteMenuButton({ className }: { className: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);
  const reach = (): void => {
    // Only loads it ahead of time: opening it says so when it cannot be loaded.
    load().catch(() => undefined);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={MENU_WORDS.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Menu size={19} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {isOpen ? <OnDemand load={load} props={{ onClose: close }} onFailed={close} /> : null}
    </>
  );
}
