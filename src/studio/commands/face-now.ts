import type { TrackedFace } from '#engine/index.ts';
import type { MirrorSession } from '#studio/state/mirror-session.ts';

/** The face of the frame that was drawn last; null where there was none. */
export function faceNow(session: Pick<MirrorSession, 'followFace'>): TrackedFace | null {
  let face: TrackedFace | null = null;
  session.followFace((seen) => {
    face = seen;
  })();
  return face;
}
