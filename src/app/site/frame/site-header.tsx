import { AccountCorner } from '#app/site/header/account-corner.tsx';
import { Brand } from '#app/site/header/brand.tsx';
import { SiteMenuButton } from '#app/site/header/site-menu-button.tsx';
import { ThemeChoice } from '#app/kit/theme/theme-choice.tsx';

export function SiteHeader() {
  return (
    <header className="site-header">
      <Brand />
      <div className="ml-auto flex items-center gap-2.5 text-md">
        <div className="site-header-theme">
          <ThemeChoice />
        </div>
        <AccountCorner />
        <SiteMenuButton className="header-menu-toggle" />
      </div>
    </header>
  );
}
