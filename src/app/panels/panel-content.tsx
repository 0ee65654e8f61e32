import { useEffect, type ComponentType } from 'react';
import { fillIn } from '#content/fill-in.ts';
import { PANEL_LIST_WORDS } from '#content/panel-words.ts';
import { ROOMS_WORDS } from '#content/rooms.ts';
import { useFeature } from '#app/person/access/use-access.ts';
import { useWayToPro } from '#app/person/access/use-way-to-pro.ts';
import { tracker } from '#app/person/analytics/tracker.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { ArtistsGate } from './artists-gate.tsx';
import { isBuilt, type PanelRow } from './manifest.ts';
import type { PanelProps } from '#app/person/navigation/panel-props.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { panelView } from './panel-view.ts';
import { PanelTrouble } from './panel-trouble.tsx';
import { ProGate } from './pro-gate.tsx';
import { RoomView } from './room-view.tsx';
import { useLoaded } from '#app/kit/ui/use-loaded.ts';

interface PanelContentProps {
  readonly row: PanelRow;
  readonly part: string | null;
}

/** What a panel shows: itself, the gate before it, or that it is still to come. */
export function PanelContent({ row, part }: PanelContentProps) {
  useReportedUse(row);
  const view = panelView({ gate: useFeature(row.feature), ready: row.load !== null });
  if (view === 'gate') {
    return row.feature === 'pro-artists-chat' ? <ArtistsGate /> : <ProGate title={row.title} />;
  }
  if (view === 'coming' || row.load === null) return <ComingPanel row={row} />;
  return (
    <PanelBoundary>
      {row.needsCamera ? <CameraNote /> : null}
      <LoadedPanel load={row.load} part={part} />
    </PanelBoundary>
  );
}

/** The same to everybody, whether they have Pro or not. */
function ComingPanel({ row: { title, room, feature } }: { row: PanelRow }) {
  const words = feature === null ? PANEL_LIST_WORDS.notYet : PANEL_LIST_WORDS.notYetPro;
  const goOn = useWayToPro();
  return (
    <>
      <p className="mb-5 text-md text-fg-2">{fillIn(words, { title })}</p>
      {feature === null ? null : (
        <button
          type="button"
          className="button-secondary mb-6 w-full"
          onClick={() => {
            goOn(fillIn(PANEL_LIST_WORDS.aboutToCome, { title }));
          }}
        >
          {PANEL_LIST_WORDS.viewPro}
        </button>
      )}
      {room === 'mirror' ? null : <RoomView room={room} />}
    </>
  );
}

/** Counts the use of a panel, once each time it is opened. */
function useReportedUse({ id, load }: PanelRow): void {
  const works = load !== null;
  useEffect(() => {
    if (works) tracker.track('feature_usage', { feature: id });
  }, [id, works]);
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
  return <Panel part={part} isBuilt={isBuilt} />;
}
