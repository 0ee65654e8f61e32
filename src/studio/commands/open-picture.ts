/** From a file that was chosen, dropped or pasted to its picture. Loaded with the first one: most visits have none. */

import { inspectPictureFile } from '#domain/picture/picture-file.ts';
import { reducedSize } from '#domain/picture/picture-size.ts';
import { failure, success, type Result } from '#domain/result.ts';
import type { PictureAccess } from '#studio/state/environment.ts';

/** Named as the toasts that say them. */
export type UnopenedPicture = 'notAPicture' | 'pictureCutShort' | 'pictureUnreadable';

/** The picture, upright and no larger than a photo is kept. The caller closes it. */
export async function openPicture(
  pictures: PictureAccess,
  file: Blob,
): Promise<Result<ImageBitmap, UnopenedPicture>> {
  try {
    const answer = inspectPictureFile(new Uint8Array(await file.arrayBuffer()));
    if (answer.kind === 'not-a-picture') return failure('notAPicture');
    if (answer.kind === 'cut-short') return failure('pictureCutShort');
    const picture = await pictures.decode(file);
    const size = reducedSize(picture);
    if (size === null) return success(picture);
    const smaller = await pictures.resize(picture, size);
    picture.close();
    return success(smaller);
  } catch {
    return failure('pictureUnreadable');
  }
}
