import { Link } from '#app/kit/router/link.tsx';
import { UPGRADE_WORDS } from '#content/plans.ts';

interface UpgradeActionsProps {
  readonly isPro: boolean;
  readonly onClose: () => void;
}

/** What can be done besides choosing a plan. */
export function UpgradeActions({ isPro, onClose }: UpgradeActionsProps) {
  if (isPro) {
    return (
      <div className="dialog-actions">
        <Link to="/account-settings" className="button-pro" onClick={onClose}>
          {UPGRADE_WORDS.manage}
        </Link>
      </div>
    );
  }
  return (
    <div className="dialog-actions">
      <button type="button" className="button-secondary" onClick={onClose}>
        {UPGRADE_WORDS.stay}
      </button>
    </div>
  );
}
