import { useStudioState } from '#app/look/studio-context.tsx';
import { MirrorPlace } from '#app/look/mirror-places.tsx';
import { MirrorCanvas } from './mirror-canvas.tsx';
import { PhotoViewHost } from './photo-view-host.tsx';

/** What the mirror shows, behind its controls: the same in both arrangements of the studio. */
export function MirrorPicture() {
  return (
    <>
      <div className="mirror-glass" />
      <MirrorCanvas />
      <PhotoViewHost />
      <MirrorPlace name="picture" className="mirror-layer" />
      <div className="mirror-scrim" data-edge="top" />
      <div className="mirror-scrim" data-edge="bottom" />
    </>
  );
}

/** The blink of the shutter. */
export function CaptureFlash() {
  const captures = useStudioState((state) => state.captures);
  return captures === 0 ? null : <div key={captures} className="mirror-flash" />;
}
