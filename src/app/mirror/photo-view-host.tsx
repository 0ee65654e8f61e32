import { useStudioState } from '#app/studio-context.tsx';
import { OnDemand } from '#app/ui/on-demand.tsx';

const load = () => import('./photo-view.tsx').then((code) => code.PhotoView);
const NOTHING = {};
/** The photo is seen without it, and the next photo asks for it again. */
const goOn = (): void => undefined;

/** What moves a photo, loaded when one is in the mirror. */
export function PhotoViewHost() {
  const shown = useStudioState((state) => state.source === 'photo' && state.status === 'active');
  return shown ? <OnDemand load={load} props={NOTHING} onFailed={goOn} /> : null;
}
