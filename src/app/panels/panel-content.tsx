import { useEffect, type ComponentType } from 'react';
import { PANEL_LIST_WORDS } from '#content/panel-words.ts';
import { ROOMS_WORDS } from '#content/rooms.ts';
import { useFeature } from '#app/person/access/use-access.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { ArtistsGate } from './artists-gate.tsx';
import type { PanelRow } from './manifest.ts';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { PanelTrouble } from './panel-trouble.tsx';
import { ProGate } from './pro-gate.tsx';
import { useLoaded } from '#app/kit/ui/use-loaded.ts';

interface PanelContentProps {
  readonly row: PanelRow;
  readonly part: string | null;
}

/**
 * The content of a panel, or the gate in front of it. This only chooses what is shown: the server decides
 * what it answers.
 */
export function PanelContent({ row, part }: PanelContentProps) {
  useReportedUse(row.id);
  if (useFeature(row.feature) !== 'open') {
    return row.feature === 'pro-artists-chat' ? <ArtistsGate /> : <ProGate title={row.title} />;
  }
  return (
    <PanelBoundary>
      {row.needsCamera ? <CameraNote /> : null}
      <LoadedPanel load={row.load} part={part} />
    </PanelBoundary>
  );
}

/** Counts the use of a panel, once each time it is opened. */
function useReportedUse(id: PanelRow['id']): void {
  useEffect(() => {
    tracker.track('feature_usage', { feature: id });
  }, [id]);
}

function CameraNote() {
  const stopped = useStudioState((state) => state.status === 'stopped');
  return stopped ? <p className="panel-note">{PANEL_LIST_WORDS.needsCamera}</p> : null;
}

interface LoadedPanelProps extends Pick<PanelProps, 'part'> {
  readonly load: () => Promise<ComponentType<PanelProps>>;
}

function LoadedPanel({ load, part }: LoadedPanelProps) {
  const panel = useLoaded(load);
  if (panel.status === 'loading') {
    return (
      <p role="status" className="py-8 text-fg-2">
        {ROOMS_WORDS.waiting}
      </p>
    );
  }
  if (panel.status === 'failed') {
    return (
      <PanelTrouble
        title={ROOMS_WORDS.failed}
        advice={ROOMS_WORDS.failedAdvice}
        onRetry={panel.retry}
      />
    );
  }
  const Panel = panel.value;
  return <Panel part={part} />;
}
