import { useStudioState } from '#app/look/studio-context.tsx';

/** The blink of the shutter. */
export function CaptureFlash() {
  const captures = useStudioState((state) => state.captures);
  return captures === 0 ? null : <div key={captures} className="mirror-flash" />;
}
