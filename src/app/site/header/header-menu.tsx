import { useCallback, useState } from 'react';
import { HEADER_MENU_LABELS, type HeaderMenuId } from '#content/menu-words.ts';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';
import { HeaderMenuLabel } from './header-menu-label.tsx';

const load = () => import('./open-header-menu.tsx').then((code) => code.OpenHeaderMenu);

/** One of the header's menus; its code is loaded when the pointer or focus reaches it. */
export function HeaderMenu({ menu }: { menu: HeaderMenuId }) {
  const [wanted, setWanted] = useState(false);
  const giveUp = useCallback(() => {
    setWanted(false);
  }, []);
  const reach = (): void => {
    // Only loads it ahead of time: opening it says so when it cannot be loaded.
    load().catch(() => undefined);
  };
  const button = (
    <button
      type="button"
      className="header-menu-button"
      aria-haspopup="menu"
      aria-busy={wanted}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => {
        setWanted(true);
      }}
    >
      <HeaderMenuLabel label={HEADER_MENU_LABELS[menu]} />
    </button>
  );
  if (!wanted) return button;
  return <OnDemand load={load} props={{ menu }} fallback={button} onFailed={giveUp} />;
}
