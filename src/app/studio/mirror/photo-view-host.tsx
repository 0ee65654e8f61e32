import { useCallback } from 'react';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { OnDemand } from '#app/kit/ui/on-demand.tsx';

const NOTHING = {};
/** The photo is seen without it, and the next photo asks for it again. */
const goOn = (): void => undefined;

/** The code to zoom and move a photo, loaded when one is in the mirror. */
export function PhotoViewHost() {
  const studio = useStudio();
  const shown = useStudioState((state) => state.source === 'photo' && state.status === 'active');
  const load = useCallback(async () => {
    const [{ photoViewWith }, view] = await Promise.all([
      import('./photo-view.tsx'),
      studio.loadView(),
    ]);
    return photoViewWith(view);
  }, [studio]);
  return shown ? <OnDemand load={load} props={NOTHING} onFailed={goOn} /> : null;
}
