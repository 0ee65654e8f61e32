import sharp from 'sharp';
import type { FrameImage } from '#engine/still.ts';
import type { PictureFault } from '#server/services/pictures/picture-task.ts';

/** What every JPEG begins with: start of image, and the first byte of the next marker (ITU-T T.81, annex B). */
const JPEG_START = [0xff, 0xd8, 0xff] as const;

/**
 * Turns everything off that a JPEG does not need: other decoders, a cache of pictures, further threads. It holds for the
 * whole process, in which nothing else decodes pictures.
 */
export function prepareDecoder(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg'] });
  sharp.cache(false);
  sharp.concurrency(1);
}

/**
 * The pixels of a JPEG as a browser would show them: turned upright by its EXIF orientation, and in sRGB
 * if it names a profile. Its size is read from its header before any of it is decoded.
 *
 * @param longestSide of the picture, in pixels; a larger one is too large
 * @returns what is wrong with it, if it is not such a picture
 */
export async function decodePicture(
  bytes: Uint8Array,
  longestSide: number,
): Promise<FrameImage | PictureFault> {
  if (JPEG_START.some((byte, place) => bytes[place] !== byte)) return 'not-a-jpeg';
  try {
    // The size is judged here, where it can be told apart from other faults.
    const { width, height, space } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > longestSide) return 'too-large';
    if (space !== 'srgb') return 'other-colors';
    const { data, info } = await sharp(bytes, {
      limitInputPixels: longestSide * longestSide,
      failOn: 'truncated',
    })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // A copy in a buffer of its own: the library may hand out a part of a larger one.
    const pixels = new Uint8ClampedArray(data);
    data.fill(0);
    return { data: pixels, width: info.width, height: info.height };
  } catch {
    // The library's message may quote the file.
    return 'broken';
  }
}
