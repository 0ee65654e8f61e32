import { MENU_WORDS } from '#content/menu-words.ts';
import { useCurrentUser } from '#app/session/current-user.ts';
import { openUpgrade } from '#app/upgrade/open-upgrade.ts';

/** Shows what Pro is; a subscriber sees that they are one. */
export function UpgradeButton() {
  const { user } = useCurrentUser();
  return (
    <button type="button" className="button-pro upgrade-button" onClick={openUpgrade}>
      {user?.isProUser === true ? MENU_WORDS.pro : MENU_WORDS.upgrade}
    </button>
  );
}
