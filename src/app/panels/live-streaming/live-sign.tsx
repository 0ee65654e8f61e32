import { createRoot } from 'react-dom/client';
import { LIVE_WORDS } from '#content/panels/live-words.ts';
import { OnAirDot } from '#app/look/live/on-air-dot.tsx';
import { IntoMirrorPlace } from '#app/look/mirror-places.tsx';

/**
 * Says on the mirror what others see of it, for as long as they do, whether or not a panel is open. The
 * mirror's own note on privacy does not hold meanwhile. Returns a function that takes the sign down.
 */
export function showLiveSign(hasPicture: boolean): () => void {
  const root = createRoot(document.createElement('div'));
  root.render(
    <IntoMirrorPlace name="picture">
      <p role="status" className="live-mirror-sign glass-label">
        <OnAirDot />
        {hasPicture ? LIVE_WORDS.during : LIVE_WORDS.duringNoPicture}
      </p>
    </IntoMirrorPlace>,
  );
  const { dataset } = document.documentElement;
  dataset['live'] = hasPicture ? 'picture' : 'look';
  return () => {
    delete dataset['live'];
    root.unmount();
  };
}
