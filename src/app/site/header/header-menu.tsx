import { HEADER_MENU_LABELS, type HeaderMenuId } from '#content/menu-words.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { useLazyOpener } from '#app/kit/ui/use-lazy-opener.ts';
import { HeaderMenuLabel } from './header-menu-label.tsx';

const load = () => import('./open-header-menu.tsx').then((code) => code.OpenHeaderMenu);

/** One of the header's menus; its code is loaded when the pointer or focus reaches it. */
export function HeaderMenu({ menu }: { menu: HeaderMenuId }) {
  const { isOpen, close, handlers } = useLazyOpener(load);
  const button = (
    <button
      type="button"
      className="header-menu-button"
      aria-haspopup="menu"
      aria-busy={isOpen}
      {...handlers}
    >
      <HeaderMenuLabel label={HEADER_MENU_LABELS[menu]} />
    </button>
  );
  if (!isOpen) return button;
  return <OnDemand load={load} props={{ menu }} fallback={button} onFailed={close} />;
}
