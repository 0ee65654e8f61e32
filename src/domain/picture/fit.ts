/** Where a picture lies inside a box that shows it with CSS `object-fit`. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Fit = 'cover' | 'contain';

/**
 * Left edge and width of the picture in the box, as shares of the box's width. With `cover` the
 * picture may start before 0 and be wider than 1.
 */
export function horizontalSpan(
  box: Size,
  picture: Size,
  fit: Fit,
): { readonly left: number; readonly width: number } {
  const across = box.width / picture.width;
  const down = box.height / picture.height;
  const scale = fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  const width = (picture.width * scale) / box.width;
  return { left: (1 - width) / 2, width };
}

/** The share of the picture's width that lies left of a place in the box (itself a share), in [0, 1]. */
export function pictureShare(box: Size, picture: Size, fit: Fit, boxShare: number): number {
  const span = horizontalSpan(box, picture, fit);
  return Math.min(1, Math.max(0, (boxShare - span.left) / span.width));
}
