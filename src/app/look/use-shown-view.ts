import { WHOLE_VIEW, type Size, type View } from '#domain/picture/fit.ts';
import { useStudioState } from '#app/look/studio-context.tsx';
import { viewIn } from '#studio/state/seen-picture.ts';

/** The zoom and pan of the picture in a mirror of this size. */
export function useShownView(box: Size | null): View {
  const zoom = useStudioState((state) => (box === null ? 1 : viewIn(box, state).zoom));
  const x = useStudioState((state) => (box === null ? 0 : viewIn(box, state).x));
  const y = useStudioState((state) => (box === null ? 0 : viewIn(box, state).y));
  return zoom === WHOLE_VIEW.zoom && x === 0 && y === 0 ? WHOLE_VIEW : { zoom, x, y };
}
