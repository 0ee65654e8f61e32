/** Where a picture lies inside the box that shows it, and which part of it is seen there. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Fit = 'cover' | 'contain';

/** A part of a picture or of a box, in shares of its width and height. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How closely a picture is looked at, and where. */
export interface View {
  /** 1 shows the picture as it fits the box; at most `CLOSEST`. */
  readonly zoom: number;
  /** How far the picture is moved, in shares of the box's width and height. */
  readonly x: number;
  readonly y: number;
}

export const WHOLE_VIEW: View = { zoom: 1, x: 0, y: 0 };
export const CLOSEST = 8;

/**
 * Where a picture that covers its box is cut: this share of what does not fit is cut off above. A face
 * in a camera's picture is seldom below its middle.
 */
export const COVER_FOCUS = 0.42;

/** The picture in the box, in shares of the box. What covers it, or is looked at closely, reaches beyond. */
export function placement(box: Size, picture: Size, fit: Fit, view: View): Area {
  const fitted = fittedArea(box, picture, fit);
  return {
    left: 0.5 + (fitted.left - 0.5) * view.zoom + view.x,
    top: 0.5 + (fitted.top - 0.5) * view.zoom + view.y,
    width: fitted.width * view.zoom,
    height: fitted.height * view.zoom,
  };
}

/** The part of the picture that is seen in the box, in shares of the picture as it is displayed. */
export function visibleArea(box: Size, picture: Size, fit: Fit, view: View): Area {
  const { left, top, width, height } = placement(box, picture, fit, view);
  const [startX, endX] = [inside(-left / width), inside((1 - left) / width)];
  const [startY, endY] = [inside(-top / height), inside((1 - top) / height)];
  return { left: startX, top: startY, width: endX - startX, height: endY - startY };
}

/** The share of the picture's width that lies left of a place in the box (itself a share), in [0, 1]. */
export function pictureShare(
  box: Size,
  picture: Size,
  fit: Fit,
  view: View,
  boxShare: number,
): number {
  const { left, width } = placement(box, picture, fit, view);
  return inside((boxShare - left) / width);
}

/**
 * The nearest view that shows as much of the picture as the box can hold: a picture larger than the box
 * leaves no gap at its edges, a smaller one stays in the middle.
 */
export function boundedView(box: Size, picture: Size, fit: Fit, view: View): View {
  const zoom = Math.min(CLOSEST, Math.max(1, view.zoom));
  const { width, height } = fittedArea(box, picture, fit);
  const [spareX, spareY] = [
    Math.max(0, (width * zoom - 1) / 2),
    Math.max(0, (height * zoom - 1) / 2),
  ];
  return {
    zoom,
    x: Math.min(spareX, Math.max(-spareX, view.x)),
    y: Math.min(spareY, Math.max(-spareY, view.y)),
  };
}

/** The view at another zoom in which a place of the box, in shares of it, shows what it showed before. */
export function zoomedAt(
  view: View,
  zoom: number,
  place: { readonly x: number; readonly y: number },
): View {
  const next = Math.min(CLOSEST, Math.max(1, zoom));
  const growth = next / view.zoom;
  return {
    zoom: next,
    x: place.x - 0.5 - (place.x - 0.5 - view.x) * growth,
    y: place.y - 0.5 - (place.y - 0.5 - view.y) * growth,
  };
}

/** As CSS `object-fit` places it. */
function fittedArea(box: Size, picture: Size, fit: Fit): Area {
  const across = box.width / picture.width;
  const down = box.height / picture.height;
  const scale = fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  const width = (picture.width * scale) / box.width;
  const height = (picture.height * scale) / box.height;
  const focus = fit === 'cover' ? COVER_FOCUS : 0.5;
  return { left: (1 - width) / 2, top: (1 - height) * focus, width, height };
}

function inside(share: number): number {
  return Math.min(1, Math.max(0, share));
}
