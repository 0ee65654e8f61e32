/** The picture that may be sent to the server: the bare one, encoded as the specification says. */

import { JPEG_QUALITY, LONGEST_SIDE, type SentPicture } from '#domain/picture/sent-pictures.ts';
import { dataUrlOf } from '#app/kit/ui/data-url.ts';
import type { Studio } from '#studio/studio.ts';

export interface PictureToSend {
  /** A JPEG. */
  readonly dataUrl: string;
  readonly bytes: number;
}

/** Takes the picture in the mirror, without makeup; null where none can be taken. */
export async function takePictureToSend(
  { stills }: Pick<Studio, 'stills'>,
  what: SentPicture,
): Promise<PictureToSend | null> {
  const taken = await stills.take({
    content: 'bare',
    area: 'whole',
    format: 'jpeg',
    quality: JPEG_QUALITY[what],
    maxSide: LONGEST_SIDE[what],
    asTaken: true,
  });
  if (!taken.ok) return null;
  return { dataUrl: await dataUrlOf(taken.value), bytes: taken.value.size };
}
