import { Link } from '@tanstack/react-router';
import type { Info } from '#content/info/info.ts';
import { INFO_WORDS } from '#content/info/infos.ts';
import { featureOfInfo } from '#content/pro-panels.ts';
import { useFeature } from '#app/person/access/use-access.ts';
import { openUpgrade } from '#app/person/navigation/open-upgrade.ts';
import { useUpgradeLabel } from '#app/site/upgrade/use-upgrade-label.ts';
import { closeInfo } from '#app/person/navigation/open-info.ts';

/** The upgrade for what is Pro, the way to it for what is free. */
export function InfoActions({ info }: { info: Info }) {
  return (
    <div className="dialog-actions">
      {info.isPro ? <ProAction info={info} /> : <StartAction start={info.start} />}
      <button type="button" className="button-secondary" onClick={closeInfo}>
        {INFO_WORDS.close}
      </button>
    </div>
  );
}

function ProAction({ info: { id, isComing } }: { info: Info }) {
  const gate = useFeature(featureOfInfo(id));
  const label = useUpgradeLabel();
  if (gate === 'open') {
    return (
      <p className="info-included">{isComing ? INFO_WORDS.includedComing : INFO_WORDS.included}</p>
    );
  }
  return (
    <button
      type="button"
      className="button-pro"
      onClick={() => {
        closeInfo();
        openUpgrade();
      }}
    >
      {label}
    </button>
  );
}

function StartAction({ start }: { start: Info['start'] }) {
  return (
    <Link
      to={start === 'mirror' ? '/' : start}
      className="button-primary"
      onClick={() => {
        closeInfo();
      }}
    >
      {INFO_WORDS.getStarted}
    </Link>
  );
}
