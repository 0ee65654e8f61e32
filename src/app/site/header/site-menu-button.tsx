import './menus.css';
import { Menu } from 'lucide-react';
import { MENU_WORDS } from '#content/menu-words.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { useLazyOpener } from '#app/kit/ui/use-lazy-opener.ts';

const load = () => import('./site-menu.tsx').then((code) => code.SiteMenu);

/** Opens the whole menu where the header has no room for it. */
export function SiteMenuButton({ className }: { className: string }) {
  const { isOpen, close, handlers } = useLazyOpener(load);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={MENU_WORDS.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...handlers}
      >
        <Menu size={19} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {isOpen ? <OnDemand load={load} props={{ onClose: close }} onFailed={close} /> : null}
    </>
  );
}
