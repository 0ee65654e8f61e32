import { Link } from '@tanstack/react-router';
import { UPGRADE_WORDS } from '#content/plans.ts';
import { closeUpgrade } from './open-upgrade.ts';

/** Where the dialog leads: to news of Pro, or to what is paid for already. */
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
      <a href="/newsletter-subscription" className="button-pro">
        {UPGRADE_WORDS.news}
      </a>
      <button type="button" className="button-secondary" onClick={closeUpgrade}>
        {UPGRADE_WORDS.stay}
      </button>
    </div>
  );
}
