import { Link } from '@tanstack/react-router';
import { UPGRADE_WORDS } from '#content/plans.ts';
import { closeUpgrade } from '#app/person/navigation/open-upgrade.ts';

/** What else can be done than to choose a plan. */
export function UpgradeActions({ isPro }: { isPro: boolean }) {
  if (isPro) {
    return (
      <div className="dialog-actions">
        <Link to="/account-settings" className="button-pro" onClick={closeUpgrade}>
          {UPGRADE_WORDS.manage}
        </Link>
      </div>
    );
  }
  return (
    <div className="dialog-actions">
      <button type="button" className="button-secondary" onClick={closeUpgrade}>
        {UPGRADE_WORDS.stay}
      </button>
    </div>
  );
}
