import sharp from 'sharp';
import { JPEG_QUALITY } from '#domain/picture/sent-pictures.ts';
import { renderSyntheticFace } from '#tests/fixtures/synthetic-face/index.ts';

/** A webcam picture, as the page sends it for the analysis of skin. */
export async function cameraPicture(): Promise<string> {
  const { data, width, height } = renderSyntheticFace({
    width: 1280,
    height: 720,
    pose: { scale: 1.6 },
    light: { keyDirection: [-0.15, 0.35, 1] },
    noise: { standardDeviation: 4, seed: 1 },
    skinTone: 3,
  }).image;
  const jpeg = await sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 100 * JPEG_QUALITY.skin })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
