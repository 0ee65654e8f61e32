import { MENU_WORDS } from '#content/menu-words.ts';
import { useIsPro } from '#app/access/use-access.ts';
import { openUpgrade } from '#app/upgrade/open-upgrade.ts';

/** Shows what Pro is; a subscriber sees that they are one. */
export function UpgradeButton() {
  return (
    <button type="button" className="button-pro upgrade-button" onClick={openUpgrade}>
      {useIsPro() ? MENU_WORDS.pro : MENU_WORDS.upgrade}
    </button>
  );
}
