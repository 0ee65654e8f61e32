import { Link } from '@tanstack/react-router';
import type { Info } from '#content/info/info.ts';
import { INFO_WORDS } from '#content/info/infos.ts';
import { featureOfInfo } from '#content/pro-panels.ts';
import { useFeature } from '#app/access/use-access.ts';
import { openUpgrade } from '#app/upgrade/open-upgrade.ts';
import { closeInfo } from './open-info.ts';

/** The upgrade for what is Pro, the way to it for what is free. */
export function InfoActions({ info }: { info: Info }) {
  return (
    <div className="dialog-actions">
      {info.isPro ? <ProAction id={info.id} /> : <StartAction start={info.start} />}
      <button type="button" className="button-secondary" onClick={closeInfo}>
        {INFO_WORDS.close}
      </button>
    </div>
  );
}

function ProAction({ id }: { id: Info['id'] }) {
  const gate = useFeature(featureOfInfo(id));
  if (gate === 'open') return <p className="info-included">{INFO_WORDS.included}</p>;
  return (
    <button
      type="button"
      className="button-pro"
      onClick={() => {
        closeInfo();
        openUpgrade();
      }}
    >
      {INFO_WORDS.upgrade}
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
