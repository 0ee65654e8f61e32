import './menus.css';
import {
  HEADER_MENU_IDS,
  HEADER_MENU_LABELS,
  MENU_WORDS,
  type HeaderMenuId,
} from '#content/menu-words.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { useLazyOpener } from '#app/kit/ui/use-lazy-opener.ts';
import { HeaderMenuLabel } from './header-menu-label.tsx';

const load = () => import('./open-header-menu.tsx').then((code) => code.OpenHeaderMenu);

/** Features, Looks and About, side by side. */
export function HeaderMenus() {
  return (
    <nav aria-label={MENU_WORDS.main} className="header-menus">
      {HEADER_MENU_IDS.map((menu) => (
        <HeaderMenu key={menu} menu={menu} />
      ))}
    </nav>
  );
}

/** One of the menus; its code is loaded when the pointer or focus reaches it. */
function HeaderMenu({ menu }: { menu: HeaderMenuId }) {
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
