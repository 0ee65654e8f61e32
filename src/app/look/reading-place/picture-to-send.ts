/** The picture that the server may be asked to look at: the bare one, as the specification has it encoded. */

import { JPEG_QUALITY, LONGEST_SIDE, type SentPicture } from '#domain/picture/sent-pictures.ts';
import { dataUrlOf } from '#app/kit/ui/data-url.ts';
import type { Studio } from '#studio/studio.ts';

export interface PictureToSend {
  /** A JPEG. */
  readonly dataUrl: string;
  readonly bytes: number;
}

/** Takes the picture that is in the mirror, without makeup; null where there is none to be had. */
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
