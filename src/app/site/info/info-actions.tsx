import { Link } from '#app/kit/router/link.tsx';
import type { Info } from '#content/info/info.ts';
import { INFO_WORDS } from '#content/info/infos.ts';
import { featureOfInfo } from '#content/pro-panels.ts';
import { useFeature } from '#app/person/access/use-access.ts';
import { openUpgrade } from '#app/person/navigation/dialogs.ts';
import { useUpgradeLabel } from '#app/site/upgrade/use-upgrade-label.ts';

interface InfoActionsProps {
  readonly info: Info;
  readonly onClose: () => void;
}

interface StartActionProps {
  readonly start: Info['start'];
  readonly onClose: () => void;
}

/** A button to upgrade where the feature is Pro, or to go to it where it is free. */
export function InfoActions({ info, onClose }: InfoActionsProps) {
  return (
    <div className="dialog-actions">
      {info.isPro ? (
        <ProAction info={info} onClose={onClose} />
      ) : (
        <StartAction start={info.start} onClose={onClose} />
      )}
      <button type="button" className="button-secondary" onClick={onClose}>
        {INFO_WORDS.close}
      </button>
    </div>
  );
}

function ProAction({ info: { id }, onClose }: InfoActionsProps) {
  const gate = useFeature(featureOfInfo(id));
  const label = useUpgradeLabel();
  if (gate === 'open') {
    return <p className="info-included">{INFO_WORDS.included}</p>;
  }
  return (
    <button
      type="button"
      className="button-pro"
      onClick={() => {
        onClose();
        openUpgrade();
      }}
    >
      {label}
    </button>
  );
}

function StartAction({ start, onClose }: StartActionProps) {
  return (
    <Link to={start === 'mirror' ? '/' : start} className="button-primary" onClick={onClose}>
      {INFO_WORDS.getStarted}
    </Link>
  );
}
