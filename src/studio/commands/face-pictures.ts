/** Small pictures of one's own face in looks that are not worn. Loaded with what shows them. */

import { facePartArea, type FacePart } from '#domain/picture/face-part.ts';
import type { Look } from '#domain/makeup/look.ts';
import { isMirrored } from '#studio/state/state.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import { faceNow } from './face-now.ts';

/** Longest side in pixels: sharp at twice the width at which they are shown. */
const LONGEST_SIDE = 320;
const QUALITY = 0.9;

export interface FacePictureCommands {
  /**
   * The part of the face in the mirror as it would be in a look, as it is seen there. Null where no face is, where it
   * cannot be taken, and once the signal is aborted.
   */
  readonly take: (look: Look, part: FacePart, signal: AbortSignal) => Promise<Blob | null>;
}

export function createFacePictureCommands({
  store,
  session,
}: Pick<StudioParts, 'store' | 'session'>): FacePictureCommands {
  return {
    async take(look, part, signal) {
      const mirror = session.current();
      const state = store.getState();
      const face = faceNow(session);
      if (mirror === null || state.status !== 'active' || state.pictureSize === null) return null;
      if (face === null || signal.aborted) return null;
      const area = facePartArea(face.landmarks, part, state.pictureSize, isMirrored(state));
      const options = { source: 'composed', type: 'image/jpeg', quality: QUALITY } as const;
      try {
        return await mirror.snapshot({ ...options, look, area, maxSide: LONGEST_SIDE }, signal);
      } catch {
        return null;
      }
    },
  };
}
