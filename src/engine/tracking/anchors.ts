/** Anchor points of the BlazeFace short-range detector. */

/** Side in pixels of the detector's square input. */
export const DETECTOR_INPUT_SIZE = 128;

/**
 * The detector's grids: cells along a side and anchors per cell. From the options of
 * `SsdAnchorsCalculator` in mediapipe/modules/face_detection (Apache-2.0): strides 8, 16, 16, 16 on a
 * 128-pixel input, two anchors of fixed size per layer, layers of equal stride merged.
 */
const GRIDS = [
  { cells: 16, anchorsPerCell: 2 },
  { cells: 8, anchorsPerCell: 6 },
] as const;

/** How many anchors there are: 16 x 16 x 2 + 8 x 8 x 6. */
export const ANCHOR_COUNT = 896;

/** Centres of the anchors, in [0, 1] of the input: x and y alternating, in the order of the model's outputs. */
export const ANCHOR_CENTRES: Float32Array<ArrayBuffer> = Float32Array.from(
  GRIDS.flatMap(({ cells, anchorsPerCell }) =>
    Array.from({ length: cells * cells * anchorsPerCell }, (_, index) => {
      const cell = Math.floor(index / anchorsPerCell);
      return [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells];
    }).flat(),
  ),
);
