import { MENU_WORDS } from '#content/menu-words.ts';
import { useIsPro } from '#app/person/access/use-access.ts';
import { openUpgrade } from '#app/person/navigation/dialogs.ts';
import { useUpgradeLabel } from '#app/site/upgrade/use-upgrade-label.ts';

/** Shows what Pro is; a subscriber sees that they are one. */
export function UpgradeButton() {
  const label = useUpgradeLabel();
  return (
    <button type="button" className="button-pro upgrade-button" onClick={openUpgrade}>
      {useIsPro() ? MENU_WORDS.pro : label}
    </button>
  );
}
