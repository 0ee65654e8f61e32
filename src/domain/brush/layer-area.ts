/** Parts of a paint layer. */

/** Width and height of a layer: about half a millimeter of the face for each of its pixels. */
export const LAYER_SIZE = 512;

/** A part of a layer in its pixels: from the first column and row up to but without the last. */
export interface LayerArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const NO_AREA: LayerArea = { left: LAYER_SIZE, top: LAYER_SIZE, right: 0, bottom: 0 };

export function isEmptyArea({ left, top, right, bottom }: LayerArea): boolean {
  return left >= right || top >= bottom;
}

/** The smallest area that holds both. */
export function joinedArea(one: LayerArea, other: LayerArea): LayerArea {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
