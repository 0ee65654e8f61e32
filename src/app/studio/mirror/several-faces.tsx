import { ScanFace } from 'lucide-react';
import { fillIn } from '#content/fill-in.ts';
import { MIRROR_WORDS } from '#content/mirror-words.ts';
import { useStudioState } from '#app/look/studio-context.tsx';

/** Says that a photo has several faces, until one of them is chosen. */
export function SeveralFaces() {
  const count = useStudioState(({ faces }) =>
    faces === null || faces.chosen ? null : faces.areas.length,
  );
  if (count === null) return null;
  return (
    <p className="glass mirror-hint">
      <ScanFace size={17} strokeWidth={1.6} aria-hidden="true" />
      {fillIn(MIRROR_WORDS.severalFaces, { count })}
    </p>
  );
}
