/** JPEGs to send: of the synthetic face, and of what an ill-meaning caller may make. */
import sharp, { type Sharp } from 'sharp';
import {
  renderSyntheticFace,
  type SyntheticFaceOptions,
} from '#tests/fixtures/synthetic-face/index.ts';

/** A face that looks straight into the light. */
const FRONT: SyntheticFaceOptions = {
  width: 512,
  height: 512,
  pose: { scale: 1.6 },
  light: { keyDirection: [-0.15, 0.35, 1] },
  noise: { standardDeviation: 2, seed: 1 },
  skinTone: 3,
};

/** The pixels of a synthetic face, to be encoded in many ways. */
export function facePixels(options: SyntheticFaceOptions = {}): Sharp {
  const { data, width, height } = renderSyntheticFace({ ...FRONT, ...options }).image;
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }).removeAlpha();
}

/** A surface of one color, in which there is nobody. */
export function emptyPixels(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#8a8078' } });
}

export async function jpegOf(pixels: Sharp): Promise<Buffer> {
  return pixels.clone().jpeg({ quality: 80 }).toBuffer();
}

export function dataUrl(bytes: Uint8Array): string {
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
}

/** The same file, whose header claims another size (the frame header of ITU-T T.81, section B.2.2). */
export function claimingSize(jpeg: Uint8Array, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = [0xc0, 0xc2]
    .map((marker) => changed.indexOf(Buffer.from([0xff, marker])))
    .find((place) => place !== -1);
  if (frame === undefined) throw new Error('This JPEG has no frame header.');
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** The same file with a comment in its header (section B.2.4.5). */
export function withComment(jpeg: Uint8Array, comment: string): Buffer {
  const text = Buffer.from(comment);
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)]);
}
