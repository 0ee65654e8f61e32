import { ScanFace } from 'lucide-react';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { useStudioState } from '#app/look/studio-context.tsx';

/** Says what to do while the camera sees no face. */
export function FaceHint() {
  const lost = useStudioState(
    (state) => state.face === 'lost' && state.status === 'active' && state.source === 'camera',
  );
  if (!lost) return null;
  return (
    <p className="glass mirror-hint">
      <ScanFace size={17} strokeWidth={1.6} aria-hidden="true" />
      {MIRROR_WORDS.findingFace}
    </p>
  );
}
