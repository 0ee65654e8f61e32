import './panels.css';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { ROOMS_WORDS } from '#content/rooms.ts';
import { closePanel, panelStore, type Place } from '#app/person/navigation/open-panel.ts';
import type { FrameParts } from './panel-frame.tsx';
import { PanelTrouble } from './panel-trouble.tsx';
import { panelElement } from './panel-place.tsx';
import { useFocusReturn } from './use-focus-return.ts';
import { useLoaded } from '#app/kit/ui/use-loaded.ts';
import { usePanelAddress } from './use-panel-address.ts';

const loadFrame = () => import('./panel-frame.tsx').then(({ PanelFrame }) => PanelFrame);

/**
 * The room or panel that is open, drawn into the place that the studio keeps for it: over the look's panel where that
 * stands beside the mirror, else in a sheet that leaves the face in sight.
 */
export function PanelHost(parts: FrameParts) {
  usePanelAddress();
  const place = useStore(panelStore);
  // Leaving the studio closes the panel, so that it opens without one next time.
  useEffect(() => closePanel, []);
  return place === null
    ? null
    : createPortal(<OpenPlace place={place} parts={parts} />, panelElement());
}

function OpenPlace({ place, parts }: { place: Place; parts: FrameParts }) {
  const frame = useLoaded(loadFrame);
  const leave = useFocusReturn();
  if (frame.status === 'ready') {
    const Frame = frame.value;
    return <Frame {...parts} place={place} onLeave={leave} />;
  }
  return (
    <aside id="panel" className="panel" aria-label={ROOMS_WORDS.rooms} tabIndex={-1}>
      <div className="panel-scroll">
        {frame.status === 'loading' ? (
          <p role="status" className="py-8 text-fg-2">
            {ROOMS_WORDS.waiting}
          </p>
        ) : (
          <PanelTrouble
            title={ROOMS_WORDS.failed}
            advice={ROOMS_WORDS.failedAdvice}
            onRetry={frame.retry}
          />
        )}
      </div>
    </aside>
  );
}
