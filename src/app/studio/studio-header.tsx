import { Link2, Search } from 'lucide-react';
import { HEADER_WORDS } from '#content/look-words.ts';
import { MENU_WORDS } from '#content/menu-words.ts';
import { ArtistsChatButton } from '#app/site/header/artists-chat-button.tsx';
import { HeaderMenus } from '#app/site/header/header-menus.tsx';
import { SiteMenuButton } from '#app/site/header/site-menu-button.tsx';
import { UpgradeButton } from '#app/site/header/upgrade-button.tsx';
import { openPanel } from '#app/person/navigation/open-panel.ts';
import { openPalette } from '#app/person/navigation/dialogs.ts';
import { RoomsButton } from '#app/studio/rail/rooms-button.tsx';
import { ThemeChoice } from '#app/kit/theme/theme-choice.tsx';
import { AccountCorner } from '#app/site/header/account-corner.tsx';
import { Brand } from '#app/site/header/brand.tsx';

/** The links that lead away from the mirror, and controls for the whole app. */
export function StudioHeader() {
  return (
    <header className="studio-header flex items-center gap-3 border-b border-line">
      <Brand />
      <RoomsButton className="header-rooms" />
      <HeaderMenus />
      <div className="ml-auto flex items-center gap-2 text-md">
        <SearchButton />
        <ShareButton />
        <ArtistsChatButton />
        <UpgradeButton />
        <div className="header-wide-only">
          <ThemeChoice />
        </div>
        <AccountCorner />
        <SiteMenuButton className="header-menu-toggle" />
      </div>
    </header>
  );
}

function ShareButton() {
  return (
    <button
      type="button"
      className="quiet-button"
      aria-label={HEADER_WORDS.shareLook}
      data-tip={HEADER_WORDS.shareLook}
      onClick={() => {
        openPanel('share-look');
      }}
    >
      <Link2 size={18} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}

function SearchButton() {
  return (
    <button
      type="button"
      className="quiet-button header-wide-only"
      aria-label={MENU_WORDS.search}
      data-tip={MENU_WORDS.search}
      onClick={openPalette}
    >
      <Search size={17} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}
