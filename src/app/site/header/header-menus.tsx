import './menus.css';
import { HEADER_MENU_IDS, MENU_WORDS } from '#content/menu-words.ts';
import { HeaderMenu } from './header-menu.tsx';

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
