import type { Size } from './fit.ts';

/** The most pixels that a photo keeps; larger ones are scaled down. */
export const LARGEST_PICTURE = 25_000_000;
/** The longest side at which a still is drawn while it is looked at; captures keep all of it. */
const LONGEST_SIDE_ON_SCREEN = 1600;

/** The size to which a picture is scaled down, or null when it may stay as it is. */
export function reducedSize(size: Size): Size | null {
  const pixels = size.width * size.height;
  if (pixels <= LARGEST_PICTURE) return null;
  const scale = Math.sqrt(LARGEST_PICTURE / pixels);
  return { width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
}

/**
 * The share for a still that is looked at `zoom` times as closely (see `screenScale`); it changes in few
 * steps.
 */
export function closeUpScale(size: Size, zoom: number): number {
  return Math.min(1, screenScale(size) * 2 ** Math.ceil(Math.log2(Math.max(1, zoom))));
}

/** Share of a still's resolution that is worth drawing on a screen, in (0, 1]. */
export function screenScale(size: Size): number {
  return Math.min(1, LONGEST_SIDE_ON_SCREEN / Math.max(size.width, size.height));
}
