/** Faces, trackers and comparisons for tests that run in the browser. */

import type { FrameImage, TrackedFace } from '#engine/frame/frame.ts';
import { createFaceTracker } from '#engine/tracking/create-face-tracker.ts';
import { ENGINE_ASSETS } from '#studio/state/engine-assets.ts';
import type { SyntheticFaceOptions } from '#tests/fixtures/synthetic-face/options.ts';
import type { SyntheticFrame } from '#tests/fixtures/synthetic-face/render.ts';

/** A face of known geometry; half a camera's size unless `options` say otherwise. */
export function faceOf(options: SyntheticFaceOptions = {}): SyntheticFrame {
  const { renderSyntheticFace } = globalThis.parent;
  if (renderSyntheticFace === undefined) throw new Error('there is no page around this one');
  return renderSyntheticFace({ width: 640, height: 360, ...options });
}

/** The picture of such a face. */
export function pictureOf(options: SyntheticFaceOptions = {}): FrameImage {
  return faceOf(options).image;
}

export interface PicturedFace {
  readonly image: FrameImage;
  readonly face: TrackedFace;
}

/** Pictures with the faces that the tracker finds in them after it has settled. */
export async function picturedFaces(
  options: readonly SyntheticFaceOptions[],
): Promise<PicturedFace[]> {
  const tracker = await createFaceTracker(ENGINE_ASSETS);
  const found: PicturedFace[] = [];
  for (const each of options) {
    const image = pictureOf(each);
    tracker.reset();
    for (let pass = 0; pass < 3; pass += 1) await tracker.track(image);
    const face = await tracker.track(image);
    if (face === null) throw new Error('the tracker finds no face in the picture');
    found.push({ image, face });
  }
  tracker.dispose();
  return found;
}

/** The same picture for a mirror. Colours are not converted on the way, so that pixels can be compared. */
export function bitmapOf({ data, width, height }: FrameImage): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(data, width, height), { colorSpaceConversion: 'none' });
}

/** The pixels of a picture file. */
export async function decoded(file: Blob): Promise<FrameImage> {
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none' });
  return pixelsOf(bitmap, bitmap.width, bitmap.height);
}

/** What a canvas or picture shows, at this size. */
export function pixelsOf(source: CanvasImageSource, width: number, height: number): FrameImage {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2D canvas to read pixels with');
  context.drawImage(source, 0, 0, width, height);
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}

export interface PictureDifference {
  /** Mean over all channels, in 8-bit levels. */
  readonly mean: number;
  /** Exceeded by one channel value in a thousand. */
  readonly outer: number;
  readonly most: number;
  /** How many values are more than four levels apart. */
  readonly farApart: number;
}

/** How far two pictures of the same size are apart. Throws if their sizes differ. */
export function differenceOf(first: FrameImage, second: FrameImage): PictureDifference {
  if (first.width !== second.width || first.height !== second.height) {
    throw new Error(
      `pictures of ${first.width}x${first.height} and ${second.width}x${second.height}`,
    );
  }
  const counts = new Float64Array(256);
  first.data.forEach((value, index) => {
    if (index % 4 !== 3) counts[Math.abs(value - second.data[index]!)]! += 1;
  });
  const total = counts.reduce((sum, count) => sum + count, 0);
  const mean = counts.reduce((sum, count, level) => sum + count * level, 0) / total;
  let beyond = 0;
  let outer = 255;
  while (outer > 0 && beyond + counts[outer]! <= total / 1000) beyond += counts[outer--]!;
  const most = counts.findLastIndex((count) => count > 0);
  const farApart = counts.subarray(5).reduce((sum, count) => sum + count, 0);
  return { mean, outer, most, farApart };
}

/** Number of pixels that differ in any channel. */
export function changedPixels(first: FrameImage, second: FrameImage): number {
  const [a, b] = [first, second].map(
    ({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4),
  );
  return a!.reduce((count, pixel, index) => (pixel === b![index] ? count : count + 1), 0);
}

/**
 * Resolves once `condition` holds; it is checked at every frame of the page.
 * Rejects after `limit` milliseconds.
 */
export async function until(condition: () => boolean, limit = 20_000): Promise<void> {
  const end = performance.now() + limit;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`waited ${limit} ms in vain`);
    await new Promise((resolve) => {
      setTimeout(resolve, 16);
    });
  }
}

/** A URL that leads nowhere. */
export function addressOfNothing(): string {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address;
}

/** The URL of a file of this size, with contents that nobody expects. */
export function addressOfGarbage(bytes: number): string {
  return URL.createObjectURL(new Blob([new Uint8Array(bytes).fill(7)]));
}
