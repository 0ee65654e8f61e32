import { useEffect, useRef } from 'react';
import { useElementSize } from '#app/kit/ui/use-element-size.ts';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { useStudio, useStudioState } from '#app/look/studio-context.tsx';
import { COVER_FOCUS } from '#domain/picture/fit.ts';
import { pictureFit } from '#studio/state/seen-picture.ts';
import { isMirrored } from '#studio/state/state.ts';
import { useShownView } from '#app/look/use-shown-view.ts';

/** The place where the engine draws. The element is the studio's own, and outlives this one. */
export function MirrorCanvas() {
  const { mirrorHost } = useStudio();
  const slot = useRef<HTMLDivElement>(null);
  const mirrored = useStudioState(isMirrored);
  const source = useStudioState((state) => state.source);
  const view = useShownView(useElementSize(slot));
  const active = useStudioState((state) => state.status === 'active');
  useEffect(() => {
    const host = mirrorHost();
    slot.current?.append(host);
    return () => {
      host.remove();
    };
  }, [mirrorHost]);
  return (
    <div
      ref={slot}
      className="mirror-slot"
      data-mirrored={mirrored}
      data-fit={pictureFit(source)}
      data-empty={!active}
      style={{
        '--cover-focus': `${COVER_FOCUS * 100}%`,
        '--zoom': view.zoom,
        '--view-x': `${view.x * 100}%`,
        '--view-y': `${view.y * 100}%`,
      }}
      role="img"
      aria-label={source === 'camera' ? MIRROR_WORDS.canvasOfCamera : MIRROR_WORDS.canvasOfPicture}
    />
  );
}
