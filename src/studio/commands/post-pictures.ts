/** The picture in the mirror for posts and stories: one moment, bare and with the look on, and where the face is in it. */

import { success, type Result } from '#domain/result.ts';
import { type FacePlaces, facePlaces } from '#domain/social/face-places.ts';
import type { Look } from '#domain/makeup/look.ts';
import { captionOf } from '#studio/state/caption.ts';
import { isMirrored, lookInMirror } from '#studio/state/state.ts';
import type { StudioParts } from '#studio/state/studio-parts.ts';
import { faceNow } from './face-now.ts';
import type { StillCommands, StillFailure } from './stills.ts';

export interface PostPicture {
  /** Two halves of the same size: bare at the left, with the look on at the right. */
  readonly pair: Blob;
  /** Null where no face was found. */
  readonly places: FacePlaces | null;
  /** What has to be written on whatever is made of it; null where nothing has to be. */
  readonly caption: string | null;
  readonly look: Look;
}

export interface PostPictureCommands {
  readonly take: () => Promise<Result<PostPicture, StillFailure>>;
}

/** Longest side of the pair in pixels: a half is as high as the largest story, or nearly. */
const LONGEST = 4320;

export function createPostPictureCommands(
  { store, session }: Pick<StudioParts, 'store' | 'session'>,
  stills: StillCommands,
): PostPictureCommands {
  return {
    async take() {
      const state = store.getState();
      const face = faceNow(session);
      const still = await stills.take({
        format: 'png',
        content: 'pair',
        area: 'whole',
        maxSide: LONGEST,
        withoutCaption: true,
      });
      if (!still.ok) return still;
      const { pictureSize } = state;
      return success({
        pair: still.value,
        places:
          face === null || pictureSize === null
            ? null
            : facePlaces(face.landmarks, pictureSize, isMirrored(state)),
        caption: captionOf(state),
        look: lookInMirror(state),
      });
    },
  };
}
