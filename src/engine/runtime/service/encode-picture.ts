/** From a picture in memory to a file. */

import { writeCaption } from '#engine/runtime/write-caption.ts';
import type { FrameImage } from '#engine/frame/frame.ts';
import type { PictureShare, SnapshotOptions } from '#engine/runtime/mirror.ts';

export const WHOLE: PictureShare = { left: 0, top: 0, width: 1, height: 1 };

/**
 * Encodes a picture or a part of it, flipped left to right when `mirrored`. The pixels of an unscaled PNG
 * are those of `image`, bit for bit.
 */
export async function encodePicture(
  image: FrameImage,
  mirrored: boolean,
  options: SnapshotOptions,
): Promise<Blob> {
  const { left, top, width, height } = pixelArea(image, options.area ?? WHOLE);
  const full = createCanvas(width, height);
  const pixels = mirrored ? mirror(image) : image;
  const whole = new ImageData(pixels.data, image.width, image.height);
  full.context.putImageData(whole, -left, -top, left, top, width, height);
  const scale = Math.min(1, (options.maxSide ?? Infinity) / Math.max(width, height));
  if (scale === 1) return captioned(full, options);
  const scaled = createCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  scaled.context.imageSmoothingQuality = 'high';
  scaled.context.drawImage(full.canvas, 0, 0, scaled.canvas.width, scaled.canvas.height);
  return captioned(scaled, options);
}

function captioned(picture: PictureCanvas, options: SnapshotOptions): Promise<Blob> {
  const { canvas, context } = picture;
  if (options.caption !== undefined) writeCaption(context, canvas, options.caption);
  return picture.encode(options);
}

/** Whole pixels, at least one each way, inside the picture. */
export function pixelArea(
  { width, height }: Pick<FrameImage, 'width' | 'height'>,
  area: PictureShare,
): PictureShare {
  const along = (start: number, length: number, side: number): readonly [number, number] => {
    const first = Math.min(side - 1, Math.max(0, Math.round(start * side)));
    const end = Math.min(side, Math.max(first + 1, Math.round((start + length) * side)));
    return [first, end - first];
  };
  const [left, across] = along(area.left, area.width, width);
  const [top, down] = along(area.top, area.height, height);
  return { left, top, width: across, height: down };
}

/** The picture flipped left to right. */
export function mirror(image: FrameImage): FrameImage {
  const { width, height } = image;
  const source = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height);
  const data = new Uint8ClampedArray(width * height * 4);
  const target = new Uint32Array(data.buffer);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < width; x += 1) target[row + x] = source[row + width - 1 - x] ?? 0;
  }
  return { data, width, height };
}

interface PictureCanvas {
  readonly canvas: OffscreenCanvas | HTMLCanvasElement;
  readonly context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
  readonly encode: (options: SnapshotOptions) => Promise<Blob>;
}

function createCanvas(width: number, height: number): PictureCanvas {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('no 2D canvas to encode a picture with');
    return {
      canvas,
      context,
      encode: ({ type, quality }) =>
        canvas.convertToBlob(quality === undefined ? { type } : { type, quality }),
    };
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no 2D canvas to encode a picture with');
  return {
    canvas,
    context,
    encode: ({ type, quality }) =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => {
            if (blob === null) reject(new Error('the browser could not encode the picture'));
            else resolve(blob);
          },
          type,
          quality,
        );
      }),
  };
}
