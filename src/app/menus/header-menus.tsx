import './menus.css';
import { HEADER_MENUS, MENU_WORDS } from '#content/menus.ts';
import { HeaderMenu } from './header-menu.tsx';

/** Features, Looks and About, side by side. */
export function HeaderMenus() {
  return (
    <nav aria-label={MENU_WORDS.main} className="header-menus">
      {HEADER_MENUS.map((menu) => (
        <HeaderMenu key={menu.id} menu={menu} />
      ))}
    </nav>
  );
}
